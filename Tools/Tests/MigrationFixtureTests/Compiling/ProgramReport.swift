/// What came of compiling and running one side of all fixtures in one language mode.
struct ProgramReport: Sendable {
  /// By the identities of the fixtures: `File.swift:3:5: …`.
  var errors: [String: [String]] = [:]
  /// Without their places, sorted.
  var warnings: [String: [String]] = [:]
  /// What the driver printed.
  var outputs: [String: String] = [:]
  /// What the statements for the migrated side printed.
  var tests: [String: String] = [:]
  /// What concerns no one fixture.
  var problems: [String] = []
}
