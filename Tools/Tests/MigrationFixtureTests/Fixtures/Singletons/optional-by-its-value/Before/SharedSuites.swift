import Foundation

final class SuiteNames {
  let first: String

  init?(_ first: String) {
    guard !first.isEmpty else { return nil }
    self.first = first
  }

  static let named = SuiteNames("numbat")
  static let forced = SuiteNames("numbat")!
  static let attempted = try? SuiteNames.read("numbat")
  static let found = SuiteNames.find("numbat")

  static func read(_ first: String) throws -> SuiteNames { try SuiteNames(first).unwrapped() }
  static func find(_ first: String) -> SuiteNames? { SuiteNames(first) }
}

extension Optional {
  fileprivate func unwrapped() throws -> Wrapped {
    guard let self else { throw CocoaError(.fileNoSuchFile) }
    return self
  }
}

extension UserDefaults {
  static let numbatGroup = UserDefaults(suiteName: "numbat.group")
  static let numbatForced = UserDefaults(suiteName: "numbat.group")!
}
