/// A repository of git, asked through its command.
package struct GitRepository: Sendable {
  package struct Dependencies: Sendable {
    package var commands: CommandRunner
    /// The working directory, absolute.
    package var currentFolder: String
    package var remedies: Remedies

    package init(
      commands: CommandRunner, currentFolder: String, remedies: Remedies = .comparing
    ) {
      self.commands = commands
      self.currentFolder = currentFolder
      self.remedies = remedies
    }
  }

  /// What the user can do about a missing repository, or about missing git.
  package struct Remedies: Sendable {
    package var repository: String
    package var git: String

    package init(repository: String, git: String) {
      self.repository = repository
      self.git = git
    }

    /// For commands that compare with a revision.
    package static let comparing = Self(
      repository: "'--since' and '--diff' need one",
      git: "install git, or omit '--since' and '--diff'")
  }

  private let dependencies: Dependencies
  /// The top folder of the work tree, absolute.
  package let root: String

  /// The repository around the working directory; throws where there is none.
  package init(dependencies: Dependencies) throws(WorkspaceError) {
    self.dependencies = dependencies
    let outcome = try Self.run(["rev-parse", "--show-toplevel"], dependencies)
    guard outcome.status == 0 else {
      throw WorkspaceError(
        code: .git, place: dependencies.currentFolder, what: "is not in a git repository",
        remedy: dependencies.remedies.repository)
    }
    root = Self.line(outcome.output)
  }

  /// The full name of the commit that a revision means.
  package func commit(_ revision: String) throws(WorkspaceError) -> String {
    let outcome = try run([
      "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}",
    ])
    guard outcome.status == 0 else {
      throw WorkspaceError(
        code: .git, what: "git has no revision '\(revision)' in \(root)",
        remedy:
          "fetch it first; a shallow clone needs 'git fetch --unshallow' or a fetch depth of 0")
    }
    return Self.line(outcome.output)
  }

  /// The commit where a branch left a revision: what both have in common.
  package func mergeBase(with revision: String) throws(WorkspaceError) -> String {
    let commit = try commit(revision)
    let outcome = try run(["merge-base", commit, "HEAD"])
    guard outcome.status == 0 else {
      throw WorkspaceError(
        code: .git, what: "'\(revision)' and HEAD have no commit in common in \(root)",
        remedy: "a shallow clone needs 'git fetch --unshallow' or a fetch depth of 0")
    }
    return Self.line(outcome.output)
  }

  /// The files of a commit.
  package func tree(of commit: String) throws(WorkspaceError) -> [GitEntry] {
    let output = try succeed(["ls-tree", "-r", "-z", "--long", "--full-tree", commit])
    var entries: [GitEntry] = []
    for line in output.split(separator: 0) {
      guard let entry = GitEntry(line) else {
        throw Self.unexpected(String(decoding: line, as: UTF8.self))
      }
      entries.append(entry)
    }
    return entries
  }

  /// The paths that differ between a commit and the work tree, tracked or not, from the root.
  package func changedPaths(since commit: String) throws(WorkspaceError) -> Set<String> {
    Set(try texts(["diff", "--name-only", "--no-renames", "-z", commit, "--"]))
  }

  /// The paths of all tracked files, from the root.
  package func trackedPaths() throws(WorkspaceError) -> Set<String> {
    Set(try texts(["ls-files", "-z", "--full-name"]))
  }

  /// The paths of tracked files that differ from the last commit, from the root.
  package func dirtyPaths() throws(WorkspaceError) -> Set<String> {
    let words = ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=no"]
    // Two letters for the state and a space stand in front of each path.
    return Set(try texts(words).map { String($0.dropFirst(3)) })
  }

  /// The contents of files by their object, through one process.
  package func contents(of objects: [String]) throws(WorkspaceError) -> [String: [UInt8]] {
    guard !objects.isEmpty else { return [:] }
    let input = Array((objects.joined(separator: "\n") + "\n").utf8)
    return try GitBatch.parse(try succeed(["cat-file", "--batch"], input: input))
  }

  /// The parts of the output between the zero bytes that '-z' writes.
  private func texts(_ words: [String]) throws(WorkspaceError) -> [String] {
    try succeed(words).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func succeed(
    _ words: [String], input: [UInt8] = []
  ) throws(WorkspaceError) -> [UInt8] {
    let outcome = try run(words, input: input)
    guard outcome.status == 0 else {
      throw WorkspaceError(
        code: .git,
        what: "'git \(words.joined(separator: " "))' failed with status \(outcome.status): "
          + Self.line(Array(outcome.errorText.utf8)))
    }
    return outcome.output
  }

  private func run(
    _ words: [String], input: [UInt8] = []
  ) throws(WorkspaceError) -> CommandRunner.Outcome {
    try Self.run(["-C", root] + words, dependencies, input: input)
  }

  private static func run(
    _ words: [String], _ dependencies: Dependencies, input: [UInt8] = []
  ) throws(WorkspaceError) -> CommandRunner.Outcome {
    let place = words.first == "-C" ? [] : ["-C", dependencies.currentFolder]
    let command = CommandRunner.Command(
      ["git", "--no-optional-locks", "--literal-pathspecs"] + place + words, input: input)
    do {
      let outcome = try dependencies.commands.run(command)
      // What `env` says when it does not find the program.
      guard outcome.status != 127 else { throw MissingGit() }
      return outcome
    } catch {
      throw WorkspaceError(
        code: .git, what: "git could not be run: \(error)",
        remedy: dependencies.remedies.git)
    }
  }

  private struct MissingGit: Error, CustomStringConvertible {
    var description: String { "it is not in PATH" }
  }

  static func unexpected(_ text: String) -> WorkspaceError {
    WorkspaceError(code: .git, what: "unexpected output of git: '\(text.prefix(100))'")
  }

  private static func line(_ bytes: [UInt8]) -> String {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    return String(decoding: lines.first ?? [], as: UTF8.self)
  }
}
