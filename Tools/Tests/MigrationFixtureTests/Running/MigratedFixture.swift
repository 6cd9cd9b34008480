import Foundation

/// What the tool made of one fixture.
struct MigratedFixture: Sendable {
  /// By the names that the files have in the fixture.
  var files: [String: Data] = [:]
  var types: [MigrationReport.TypeReport] = []
  /// Why fields have no protocols, but for types of SDKs: a run tells of those once for all.
  var notes: [String] = []
  /// What a second run leaves; empty for sources in another form.
  var filesOfSecondRun: [String: Data] = [:]
  var typesOfSecondRun: [MigrationReport.TypeReport] = []
  /// The unified diff that it printed, for its files alone.
  var diff = ""
  /// What went wrong; nil if nothing did.
  var failure: String?

  /// By the names of the types.
  var outcomes: [String: FixtureExpectation.Outcome] {
    Dictionary(types.map { ($0.name, $0.outcome) }) { $1 }
  }
}
