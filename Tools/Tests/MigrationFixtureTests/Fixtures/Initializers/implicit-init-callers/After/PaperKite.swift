import Foundation

protocol TailRibbonProtocol: Sendable {
  func metres(_ size: Int) -> Int
}

final class TailRibbon: Sendable {
  static let shared = TailRibbon()
  func metres(_ size: Int) -> Int { size * 3 }
}

extension TailRibbon: TailRibbonProtocol {}

final class PaperKite {
  struct Dependencies {
    var tailRibbon: any TailRibbonProtocol

    static var defaultDependencies: Self {
      Self(tailRibbon: TailRibbon.shared)
    }
  }

  private let dependencies: Dependencies

  let size: Int

  required convenience init(size: Int) {
    self.init(size: size, dependencies: .defaultDependencies)
  }

  init(size: Int, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.size = size
  }

  func twin() -> PaperKite { type(of: self).init(size: size) }
  func bigger() -> Self { Self(size: size + 1) }
  func tail() -> Int { dependencies.tailRibbon.metres(size) }
}

func kites() -> [PaperKite] { [.init(size: 1), PaperKite(size: 2), PaperKite.init(size: 3)] }
