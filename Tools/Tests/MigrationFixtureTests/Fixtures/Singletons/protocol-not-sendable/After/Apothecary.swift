import Foundation

protocol Grinding {
  func grind(_ herb: String) -> Int
}

protocol MortarProtocol: Sendable {
  func grind(_ herb: String) -> Int
}

final class Mortar: Grinding, Sendable {
  static let shared = Mortar()
  func grind(_ herb: String) -> Int { herb.count * 2 }
}

extension Mortar: MortarProtocol {}

final class Apothecary {
  struct Dependencies {
    var mortar: any MortarProtocol

    static var defaultDependencies: Self {
      Self(mortar: Mortar.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func prepare() -> Int { dependencies.mortar.grind("sage") }
}
