import Foundation

final class HeronDefaults: UserDefaults, @unchecked Sendable {}

final class HeronPond {
  func fill() -> Int {
    HeronDefaults.standard.set(7, forKey: "heron.fish")
    return UserDefaults.standard.integer(forKey: "heron.fish")
  }
}
