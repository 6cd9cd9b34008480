import Foundation

final class Heating: Sendable {
  static let shared = Heating()
  init() { print("heating starts") }
}

final class Caretaker {
  struct Dependencies {
    var heating: Heating

    static var defaultDependencies: Self {
      Self(heating: Heating.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func wake() {
    _ = dependencies.heating
  }
}
