import Foundation

final class OnboardingState {
  private let key: String

  init(key: String) {
    self.key = key
  }

  var isDone: Bool {
    get { UserDefaults.standard.bool(forKey: key) }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }

  func reset() { UserDefaults.standard.removeObject(forKey: key) }
}
