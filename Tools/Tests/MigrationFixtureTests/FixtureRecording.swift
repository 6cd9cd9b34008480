import Foundation
import Testing

/// Writes what the tool makes of the fixtures into their folders, for a person to read and judge:
/// `RECORD_FIXTURES=1`, or the beginnings of their names, separated by commas.
@Suite(.enabled(if: recordingWish != nil)) struct FixtureRecording {
  @Test func record() throws {
    let prefixes = (recordingWish ?? "").split(separator: ",")
    let fixtures = FixtureLibrary.standard.fixtures.filter { fixture in
      recordingWish == "1" || prefixes.contains { fixture.id.hasPrefix($0) }
    }
    let results = MigrationBatch(fixtures: fixtures, form: .asWritten).results()
    for fixture in fixtures {
      guard let result = results[fixture.id], result.failure == nil else { continue }
      let folder = fixture.folder.appendingPathComponent("After")
      try? FileManager.default.removeItem(at: folder)
      let changed = result.files.filter { fixture.before[$0.key] != $0.value }
      guard !changed.isEmpty else { continue }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, data) in changed { try data.write(to: folder.appendingPathComponent(name)) }
    }
  }
}

private var recordingWish: String? { ProcessInfo.processInfo.environment["RECORD_FIXTURES"] }
