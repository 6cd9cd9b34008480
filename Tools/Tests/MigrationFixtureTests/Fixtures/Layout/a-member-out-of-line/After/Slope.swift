import Foundation

final class Slope6118 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

    /// In degrees.
    let angle = 30

  let width = 4

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func isSteep() -> Bool {
    angle > dependencies.userDefaults.integer(forKey: "slope6118")
  }
}
