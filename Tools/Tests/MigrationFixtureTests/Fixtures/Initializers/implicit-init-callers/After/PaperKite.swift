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

  var dependencies: Dependencies = .defaultDependencies

  let size: Int

  required init(size: Int) { self.size = size }

  func twin() -> PaperKite { type(of: self).init(size: size) }
  func bigger() -> Self { Self(size: size + 1) }
  func tail() -> Int { dependencies.tailRibbon.metres(size) }
}

func kites() -> [PaperKite] { [.init(size: 1), PaperKite(size: 2), PaperKite.init(size: 3)] }
