import Foundation

final class OnboardingState {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  private let key: String

  init(key: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.key = key
  }

  var isDone: Bool {
    get { dependencies.userDefaults.bool(forKey: key) }
    set { dependencies.userDefaults.set(newValue, forKey: key) }
  }

  func reset() { dependencies.userDefaults.removeObject(forKey: key) }
}
