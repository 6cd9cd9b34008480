import Foundation

/// The sources before or after the migration.
enum FixtureSide: String, Hashable, Sendable {
  case before = "Before"
  case after = "After"

  func files(of fixture: Fixture) -> [String: Data] {
    self == .before ? fixture.before : fixture.after
  }
}

/// One program that holds one side of all fixtures, in one language mode.
struct ProgramKey: Hashable, Sendable {
  var side: FixtureSide
  var mode: Int
}
