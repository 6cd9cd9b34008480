import Foundation

/// What the tool made of one fixture.
struct MigratedFixture: Sendable {
  /// By the names that the files have in the fixture.
  var files: [String: Data] = [:]
  /// What a second run leaves; empty for sources in another form.
  var filesOfSecondRun: [String: Data] = [:]
  var outcomes: [String: FixtureExpectation.Outcome] = [:]
  /// The unified diff that it printed, for its files alone.
  var diff = ""
  /// What went wrong; nil if nothing did.
  var failure: String?
}
