import Foundation

final class HeronDefaults: UserDefaults, @unchecked Sendable {}

final class HeronPond {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: HeronDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func fill() -> Int {
    dependencies.userDefaults.set(7, forKey: "heron.fish")
    return dependencies.userDefaults.integer(forKey: "heron.fish")
  }
}
