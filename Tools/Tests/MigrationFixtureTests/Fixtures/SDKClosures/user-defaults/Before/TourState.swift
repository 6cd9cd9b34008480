import Foundation

final class TourState {
  private let key: String

  init(key: String) {
    self.key = key
  }

  var isDone: Bool {
    get { UserDefaults.standard.bool(forKey: key) }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }

  var name: String { UserDefaults.standard.string(forKey: key + ".name") ?? "none" }

  func rename(to name: String?) { UserDefaults.standard.set(name, forKey: key + ".name") }

  func count() -> Int {
    let next = 41 as Int
    UserDefaults.standard.set(next, forKey: key + ".count")
    UserDefaults.standard.set(1.5, forKey: key + ".share")
    return UserDefaults.standard.integer(forKey: key + ".count") + 1
  }

  func share() -> Double { UserDefaults.standard.double(forKey: key + ".share") }

  func reset() {
    for end in ["", ".name", ".count", ".share"] {
      UserDefaults.standard.removeObject(forKey: key + end)
    }
  }
}
