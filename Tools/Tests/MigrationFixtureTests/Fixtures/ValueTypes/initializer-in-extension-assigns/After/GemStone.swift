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

  let name: String
  let carats: Int
  var dependencies: Dependencies = .defaultDependencies

  func price() -> Int { dependencies.gemScale.price(carats) }
}

extension GemStone {
  init(rough name: String) {
    self.name = "rough " + name
    self.carats = 1
  }
}
