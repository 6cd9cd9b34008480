import Foundation

final class HeronDefaults: UserDefaults, @unchecked Sendable {}

final class HeronPond {
  struct Dependencies {
    var userDefaults: UserDefaults
    var standardUserDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: HeronDefaults.standard, standardUserDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func fill() -> Int {
    dependencies.userDefaults.set(7, forKey: "heron.fish")
    return dependencies.standardUserDefaults.integer(forKey: "heron.fish")
  }
}
