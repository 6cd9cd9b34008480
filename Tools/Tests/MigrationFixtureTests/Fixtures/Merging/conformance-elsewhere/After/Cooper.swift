import Foundation

protocol StaveYardProtocol {
  func unrelated()
}

protocol StaveYardInterface: Sendable {
  func staves() -> Int
}

final class StaveYard: Sendable {
  static let shared = StaveYard()
  func staves() -> Int { 30 }
}

extension StaveYard: StaveYardInterface {}

final class Cooper {
  struct Dependencies {
    var staveYard: any StaveYardInterface

    static var defaultDependencies: Self {
      Self(staveYard: StaveYard.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func barrel() -> Int { dependencies.staveYard.staves() / 15 }
}
