import Foundation

final class Ledge6117: @unchecked Sendable {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  let birds: [String]
  let count: Int
  let height: Int

  init(dependencies: Dependencies = .defaultDependencies) {
    birds = ["gull", "auk"]
      .map { "\($0) \(dependencies.userDefaults.integer(forKey: "ledge6117"))" }
      .sorted { left, right in
        left < right
      }
    count = {
      let key = "ledge6117"
      return dependencies.userDefaults.integer(forKey: key)
    }()
    height = {
      // In metres.
      dependencies.userDefaults.integer(forKey: "height6117")
    }()
  }
}
