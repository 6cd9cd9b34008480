import Foundation

final class NumbatCounter {
  func text() -> String {
    UserDefaults.numbatGroup?.set(2, forKey: "numbats")
    let count = UserDefaults.numbatForced.integer(forKey: "numbats")
    let names = [SuiteNames.named?.first, SuiteNames.attempted?.first, SuiteNames.found?.first]
    return "\(count) \(names.compactMap { $0 }) \(SuiteNames.forced.first)"
  }
}
