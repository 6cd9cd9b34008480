import Foundation
import ToolTestSupport

/// Many fixtures, migrated by one run of the tool for all that take the same arguments: each is a
/// module of its own.
struct MigrationBatch {
  let fixtures: [Fixture]
  let form: SourceForm
  /// Whether all files but the users' are as an earlier migration left them.
  var hasProtocols = false
  /// Whether the tool only says what it would do.
  var isDryRun = false

  /// By the identities of the fixtures; those that cannot be written in this form are not there.
  func results() -> [String: MigratedFixture] {
    var results: [String: MigratedFixture] = [:]
    for (arguments, group) in Dictionary(grouping: fixtures, by: \.expectation.arguments) {
      results.merge(run(group, arguments)) { $1 }
    }
    return results
  }

  /// Runs them together, and if the tool fails, in halves, until it is known which it fails for.
  private func run(_ group: [Fixture], _ arguments: [String]) -> [String: MigratedFixture] {
    do {
      return try withScratchFolder { try run(group, arguments, in: $0) }
    } catch {
      guard group.count > 1 else {
        return [group[0].id: MigratedFixture(failure: "\(error)")]
      }
      let middle = group.count / 2
      return run(Array(group[..<middle]), arguments)
        .merging(run(Array(group[middle...]), arguments)) { $1 }
    }
  }

  private func run(
    _ group: [Fixture], _ arguments: [String], in scratch: URL
  ) throws -> [String: MigratedFixture] {
    let folder = scratch.appendingPathComponent("Project")
    var written: [Fixture] = []
    for fixture in group {
      guard let files = sources(of: fixture) else { continue }
      let module = folder.appendingPathComponent("Sources/\(fixture.identifier)")
      try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
      for (name, data) in files { try data.write(to: module.appendingPathComponent(name)) }
      written.append(fixture)
    }
    guard !written.isEmpty else { return [:] }
    try manifest(of: written)
      .write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    let types = written.flatMap(\.expectation.types)
    let arguments =
      arguments.last == "--end-transition"
      ? arguments.dropLast() + types.flatMap { ["--end-transition", $0] } : arguments + types
    let writing = arguments + ["--write", "--force"]
    if isDryRun {
      let diff = try migrate(arguments, format: "text", in: folder).output
      return try applied(diff, to: written, in: folder)
    }
    let report = try write(writing, in: folder)
    var results = Dictionary(
      uniqueKeysWithValues: try written.map { fixture in
        var result = MigratedFixture(files: try files(of: fixture, in: folder))
        result.types = report.types.filter { $0.module == fixture.identifier }
        result.notes = report.notes(on: "Sources/\(fixture.identifier)/")
        return (fixture.id, result)
      })
    guard form == .asWritten else { return results }
    let again = try write(writing, in: folder)
    for fixture in written {
      results[fixture.id]?.filesOfSecondRun = try files(of: fixture, in: folder)
      results[fixture.id]?.typesOfSecondRun = again.types.filter {
        $0.module == fixture.identifier
      }
    }
    return results
  }

  /// A manifest with the modules that the library is listed for; the others have no target.
  private func manifest(of written: [Fixture]) -> String {
    let targets = written.filter(\.expectation.dependsOnLibrary).map {
      #"  .target(name: "\#($0.identifier)", dependencies: [library]),"#
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let library = Target.Dependency.product(name: "DepStructs", package: "DepStructs")
      let package = Package(name: "Project", targets: [
      \(targets.joined(separator: "\n"))
      ])

      """
  }

  /// What `git apply` makes of the diff, and whether the reverse brings the sources back.
  private func applied(
    _ diff: String, to written: [Fixture], in folder: URL
  ) throws -> [String: MigratedFixture] {
    let git = URL(fileURLWithPath: "/usr/bin/env")
    let file = folder.deletingLastPathComponent().appendingPathComponent("migration.diff")
    try diff.write(to: file, atomically: true, encoding: .utf8)
    let options = ["git", "apply", "--whitespace=nowarn", file.path]
    var results: [String: MigratedFixture] = [:]
    if !diff.isEmpty {
      let outcome = try Subprocess(git, options, in: folder)
      if outcome.status != 0 { throw SubprocessFailure(text: outcome.errors) }
    }
    for fixture in written {
      results[fixture.id] = MigratedFixture(files: try files(of: fixture, in: folder), diff: diff)
    }
    if !diff.isEmpty { _ = try Subprocess(git, options + ["-R"], in: folder) }
    for fixture in written where try files(of: fixture, in: folder) != fixture.before {
      results[fixture.id]?.failure = "the reverse of the diff does not bring the sources back"
    }
    return results
  }

  private func write(_ arguments: [String], in folder: URL) throws -> MigrationReport {
    let output = try migrate(arguments, in: folder).output
    return try JSONDecoder().decode(MigrationReport.self, from: Data(output.utf8))
  }

  private func migrate(
    _ arguments: [String], format: String = "json", in folder: URL
  ) throws -> Subprocess {
    let outcome = try Subprocess(
      try BuiltTool.program(), ["migrate"] + arguments + ["--format", format],
      in: folder,
      environment: [
        "DEPSTRUCTS_CACHE": folder.deletingLastPathComponent().appendingPathComponent("cache").path,
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_CEILING_DIRECTORIES": folder.path,
      ])
    guard outcome.status == 0 else {
      throw SubprocessFailure(text: "exit status \(outcome.status): \(outcome.errors.suffix(2000))")
    }
    return outcome
  }

  private func sources(of fixture: Fixture) -> [String: Data]? {
    Self.files(hasProtocols ? fixture.withProtocols : fixture.before, of: fixture, in: form)
  }

  /// Files in a form, or nil if one of them cannot be written so.
  static func files(
    _ files: [String: Data], of fixture: Fixture, in form: SourceForm
  ) -> [String: Data]? {
    var result: [String: Data] = [:]
    for (name, data) in files {
      guard let data = form.apply(data, of: fixture, name: name) else { return nil }
      result[form.name(name, among: Array(fixture.before.keys))] = data
    }
    return result
  }

  /// What there is now, by the names of the fixture; new files have their own.
  private func files(of fixture: Fixture, in folder: URL) throws -> [String: Data] {
    let module = folder.appendingPathComponent("Sources/\(fixture.identifier)")
    var result: [String: Data] = [:]
    let names = Array(fixture.before.keys)
    let originals = Dictionary(
      uniqueKeysWithValues: names.map { (form.name($0, among: names), $0) })
    for name in try FileManager.default.contentsOfDirectory(atPath: module.path) {
      result[originals[name] ?? name] = try Data(contentsOf: module.appendingPathComponent(name))
    }
    return result
  }
}
