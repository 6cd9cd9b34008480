import DepFacts
import DepMocks
import DepModel
import DepSyntax
import DepWorkspace

/// Writes doubles, or says which are out of date.
struct MockRun: Sendable {
  struct Dependencies: Sendable {
    var projectReader: ProjectReader
    var fileSystem: FileSystem
    var files: OutputFiles
    var terminal: Terminal
    /// The working directory, absolute.
    var currentFolder: String
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Whether something could not be done, or is out of date.
  func mock(_ command: MockCommand) throws -> Bool {
    let output = command.destination.output
    let existing = try output.flatMap { try bytes(of: $0) }
    let (project, moduleMap) = try project(command)
    var request = command.request
    request.outputModule = output.flatMap { moduleMap?.module(of: relativePath($0)) }
    let file = MockGenerator(request).generate(from: project, existing: existing)
    for problem in file.problems { dependencies.terminal.writeError("\(problem)\n") }
    if command.check { return tellDifferences(file, output ?? "") || file.hasErrors }
    guard !file.text.isEmpty else { return file.hasErrors }
    let new = Array(file.text.utf8)
    if new != existing || output == nil { try dependencies.files.write(new, to: output) }
    return file.hasErrors
  }

  private func tellDifferences(_ file: MockFile, _ output: String) -> Bool {
    for name in file.outOfDate {
      dependencies.terminal.writeError("\(output): \(name) is out of date\n")
    }
    if !file.outOfDate.isEmpty {
      dependencies.terminal.say("run the command without '--check' to update the file")
    }
    return !file.outOfDate.isEmpty
  }

  // MARK: Reading

  /// All Swift files of the project, but for the one that is written.
  private func project(_ command: MockCommand) throws -> (ProjectTrees, ModuleMap?) {
    let source = command.sourceOptions
    var listing = try dependencies.projectReader.list(source)
    let written = command.destination.output.map(location)
    listing.found.files.removeAll { $0.location == written }
    var project = dependencies.projectReader.read(listing, source)
    project.records.removeAll { isTooDeep($0) }
    for file in project.skippedFiles where !listing.found.skippedFiles.contains(file) {
      dependencies.terminal.writeError(
        "\(file.path): warning: \(file.reason); the file is skipped\n")
    }
    let scope = ProjectScope(model: try project.model(), records: project.records)
    let trees = ProjectTrees(scope: scope, toleratesErrors: true) { [dependencies] path in
      try dependencies.fileSystem.read(PathText.absolute(path, in: dependencies.currentFolder))
    }
    return (trees, project.moduleMap)
  }

  /// Whether a part of the file cannot be read, so that a protocol may be there or not: says so.
  private func isTooDeep(_ record: SourceRecord) -> Bool {
    guard let obstacle = record.facts.obstacles.first(where: { $0.kind == .nestedTooDeep }) else {
      return false
    }
    let place = obstacle.position
    dependencies.terminal.writeError(
      "\(record.path):\(place.line):\(place.column): warning: \(obstacle.message); "
        + "the file is skipped\n"
    )
    return true
  }

  private func bytes(of path: String) throws -> [UInt8]? {
    let location = location(path)
    guard dependencies.fileSystem.exists(location) else { return nil }
    return try dependencies.fileSystem.read(location)
  }

  private func relativePath(_ path: String) -> String {
    PathText.relative(location(path), to: dependencies.currentFolder)
  }

  private func location(_ path: String) -> String {
    PathText.absolute(path, in: dependencies.currentFolder)
  }
}
