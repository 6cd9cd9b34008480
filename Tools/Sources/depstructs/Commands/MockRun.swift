import DepAudit
import DepFacts
import DepMocks
import DepWorkspace
import Synchronization

/// Writes doubles, or says which are out of date.
struct MockRun: Sendable {
  struct Dependencies: Sendable {
    var fileSystem: FileSystem
    var files: OutputFiles
    var terminal: Terminal
    /// The working directory, absolute.
    var currentFolder: String
    /// The obstacles in a file, of which nesting beyond what can be walked is one.
    var obstacles: @Sendable (_ bytes: UnsafeBufferPointer<UInt8>) -> [ObstacleFact]
    /// Runs something on a stack that is deep enough for a parser.
    var onDeepStack: @Sendable (_ work: @escaping @Sendable () -> Void) -> Void
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Whether something could not be done, or is out of date.
  func mock(_ command: MockCommand) throws -> Bool {
    let output = command.destination.output
    let existing = try output.flatMap { try bytes(of: $0) }
    let sources = try read(command)
    let file = generate(command.request, sources, existing)
    for problem in file.problems { dependencies.terminal.writeError("\(problem)\n") }
    if command.check { return tellDifferences(file, output ?? "") || file.hasErrors }
    guard !file.text.isEmpty else {
      if !file.hasErrors { dependencies.terminal.say("nothing is asked for that has a double") }
      return true
    }
    let new = Array(file.text.utf8)
    if new != existing || output == nil { try dependencies.files.write(new, to: output) }
    return file.hasErrors
  }

  private func tellDifferences(_ file: MockFile, _ output: String) -> Bool {
    for name in file.outOfDate {
      dependencies.terminal.writeError("\(output): \(name) is out of date\n")
    }
    if !file.outOfDate.isEmpty {
      dependencies.terminal.say("run the command without '--check' to write it anew")
    }
    return !file.outOfDate.isEmpty
  }

  private func generate(
    _ request: MockRequest, _ sources: [MockSource], _ existing: [UInt8]?
  ) -> MockFile {
    let answer = Answer()
    dependencies.onDeepStack {
      let file = MockGenerator(request).generate(
        from: sources.filter { isReadable($0) }, existing: existing)
      answer.file.withLock { $0 = file }
    }
    return answer.file.withLock { $0 }
  }

  // MARK: Reading

  /// Whether a file can be walked; one that cannot is named.
  private func isReadable(_ source: MockSource) -> Bool {
    guard MockGenerator.mayDeclareProtocol(source) else { return true }
    let obstacles = source.bytes.withUnsafeBufferPointer { dependencies.obstacles($0) }
    guard let obstacle = obstacles.first(where: { $0.kind == .nestedTooDeep }) else { return true }
    let place = obstacle.position
    dependencies.terminal.writeError(
      "\(source.path):\(place.line):\(place.column): warning: \(obstacle.message); it is left out\n"
    )
    return false
  }

  private func bytes(of path: String) throws -> [UInt8]? {
    let location = PathText.absolute(path, in: dependencies.currentFolder)
    guard dependencies.fileSystem.exists(location) else { return nil }
    return try dependencies.fileSystem.read(location)
  }

  /// All Swift files of the project, but for the one that is written.
  private func read(_ command: MockCommand) throws -> [MockSource] {
    let settings = try SettingsFile(
      dependencies: .init(
        fileSystem: dependencies.fileSystem, currentFolder: dependencies.currentFolder)
    ).load(
      explicit: command.configuration,
      reader: SettingsReader(ruleNames: RuleName.allCases.map(\.rawValue)))
    let finder = SourceFinder(
      dependencies: .init(
        fileSystem: dependencies.fileSystem, currentFolder: dependencies.currentFolder),
      selection: settings.selection)
    let written = command.destination.output.map {
      PathText.absolute($0, in: dependencies.currentFolder)
    }
    return try finder.find(command.source).files.compactMap { file in
      if file.location == written { return nil }
      return MockSource(path: file.path, bytes: try dependencies.fileSystem.read(file.location))
    }
  }
}

/// What comes back from another thread.
private final class Answer: Sendable {
  let file = Mutex(MockFile())
}
