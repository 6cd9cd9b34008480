import Foundation

/// What the tool makes of the fixtures, each kind of run once for all tests.
actor MigrationResults {
  static let shared = MigrationResults()

  enum Run: Hashable {
    case form(SourceForm)
    case dry
  }

  private var tasks: [Run: Task<[String: MigratedFixture], Never>] = [:]

  /// Nil where the fixture cannot be written in the form that the run is about.
  func result(of fixture: Fixture, _ run: Run) async -> MigratedFixture? {
    await task(run).value[fixture.id]
  }

  private func task(_ run: Run) -> Task<[String: MigratedFixture], Never> {
    if let task = tasks[run] { return task }
    let task = Task.detached {
      let fixtures = FixtureLibrary.standard.fixtures
      var batch = MigrationBatch(fixtures: fixtures, form: .asWritten)
      switch run {
      case .form(let form): batch = MigrationBatch(fixtures: fixtures, form: form)
      case .dry: batch.isDryRun = true
      }
      return batch.results()
    }
    tasks[run] = task
    return task
  }
}
