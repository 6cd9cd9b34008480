import Foundation

protocol CoastLinesProtocol: Sendable {
  func length(of island: String) -> Int
}

final class CoastLines: Sendable {
  static let shared = CoastLines()

  func length(of island: String) -> Int { island.count * 11 }
}

extension CoastLines: CoastLinesProtocol {}

class Cartographer: NSObject {
  struct Dependencies {
    var coastLines: any CoastLinesProtocol

    static var defaultDependencies: Self {
      Self(coastLines: CoastLines.shared)
    }
  }

  private let dependencies: Dependencies

  let island: String

  init(island: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.island = island
    super.init()
  }

  func draw() -> Int { dependencies.coastLines.length(of: island) }
}
