import Foundation
import ToolTestSupport

/// The four programs of some fixtures, each made once for all tests.
actor ProgramReports {
  static let shared = ProgramReports { FixtureLibrary.standard.fixtures }

  private let fixtures: @Sendable () async -> [Fixture]
  private var all: Task<[ProgramKey: ProgramReport], any Error>?

  init(fixtures: @escaping @Sendable () async -> [Fixture]) { self.fixtures = fixtures }

  func report(_ side: FixtureSide, mode: Int) async throws -> ProgramReport {
    let task = all ?? Task.detached { [fixtures] in try await Self.make(of: fixtures()) }
    all = task
    return try await task.value[ProgramKey(side: side, mode: mode)] ?? ProgramReport()
  }

  /// Two at a time: a compiler of a whole module uses one core.
  private static func make(of fixtures: [Fixture]) async throws -> [ProgramKey: ProgramReport] {
    let library = FileManager.default.temporaryDirectory
      .appendingPathComponent("migration-fixtures-library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: library) }
    try LibraryBuild.make(in: library)
    let modules = try ["DepStructs"] + LibraryBuild.makeStandIns(in: library)
    var reports: [ProgramKey: ProgramReport] = [:]
    for mode in [5, 6] {
      let sides: [FixtureSide] = [.before, .after]
      try await withThrowingTaskGroup(of: (ProgramKey, ProgramReport).self) { group in
        for side in sides {
          group.addTask {
            let key = ProgramKey(side: side, mode: mode)
            let program = FixtureProgram(key: key, library: library, modules: modules)
            return (key, try program.report(on: fixtures))
          }
        }
        for try await (key, report) in group { reports[key] = report }
      }
    }
    return reports
  }
}
