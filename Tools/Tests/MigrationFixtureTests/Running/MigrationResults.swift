import Foundation

/// What the tool makes of the fixtures, each kind of run once for all tests.
actor MigrationResults {
  static let shared = MigrationResults(fixtures: FixtureLibrary.standard.fixtures)

  enum Run: Hashable {
    case form(SourceForm)
    case dry
    case withProtocols
  }

  private let fixtures: [Fixture]
  private var tasks: [Run: Task<[String: MigratedFixture], Never>] = [:]

  init(fixtures: [Fixture]) { self.fixtures = fixtures }

  /// Nil where the fixture cannot be written in the form that the run is about.
  func result(of fixture: Fixture, _ run: Run) async -> MigratedFixture? {
    await task(run).value[fixture.id]
  }

  private func task(_ run: Run) -> Task<[String: MigratedFixture], Never> {
    if let task = tasks[run] { return task }
    let task = Task.detached { [fixtures] in
      var batch = MigrationBatch(fixtures: fixtures, form: .asWritten)
      switch run {
      case .form(let form): batch = MigrationBatch(fixtures: fixtures, form: form)
      case .dry: batch.isDryRun = true
      case .withProtocols:
        batch = MigrationBatch(
          fixtures: fixtures.filter(\.hasLaterUser), form: .asWritten, hasProtocols: true)
      }
      return batch.results()
    }
    tasks[run] = task
    return task
  }
}
