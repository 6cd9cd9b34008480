import Foundation

protocol GemScaleProtocol: Sendable {
  func price(_ carats: Int) -> Int
}

final class GemScale: Sendable {
  static let shared = GemScale()
  func price(_ carats: Int) -> Int { carats * 900 }
}

extension GemScale: GemScaleProtocol {}

struct GemStone {
  struct Dependencies {
    var gemScale: any GemScaleProtocol

    static var defaultDependencies: Self {
      Self(gemScale: GemScale.shared)
    }
  }

  private let dependencies: Dependencies

  let name: String
  let carats: Int

  init(name: String, carats: Int, dependencies: Dependencies = .defaultDependencies) {
    self.name = name
    self.carats = carats
    self.dependencies = dependencies
  }

  func price() -> Int { dependencies.gemScale.price(carats) }
}

extension GemStone {
  init(rough name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = "rough " + name
    self.carats = 1
  }
}
