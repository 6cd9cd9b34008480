import DepPlan
import DepVerification

/// Changes files as a whole: with a note on the disk for as long as it lasts, and back to what they
/// were where the work fails or a signal stops it.
struct CheckedChanges: Sendable {
  struct Dependencies: Sendable {
    var makeChangedFiles: @Sendable () -> ChangedFiles
    var workTreeCheck: WorkTreeCheck
    var journal: MigrationJournal
    var shell: ShellCommand
    var interruption: Interruption
    var terminal: Terminal
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func reportLeftover() { dependencies.journal.reportLeftover() }

  /// - Throws: where git could not bring back what the files hold, unless that is accepted.
  func check(_ changes: [FileChange], _ options: WritingOptions) throws {
    guard !options.force, !changes.isEmpty else { return }
    try dependencies.workTreeCheck.check(changes.map(\.path))
  }

  /// Does work that changes these files.
  func making<Result>(
    _ changes: [FileChange], _ options: WritingOptions, _ work: (ChangedFiles) throws -> Result
  ) throws -> Result {
    let files = dependencies.makeChangedFiles()
    let journal = dependencies.journal
    try journal.begin(changes, isForced: options.force)
    // The note stays where files could not be put back.
    var leavesChanges = false
    defer { if !leavesChanges { journal.end() } }
    return try dependencies.interruption.puttingBack(
      files, stopping: dependencies.shell, thenEnding: journal
    ) {
      do {
        return try work(files)
      } catch let problem as ChangeProblem {
        leavesChanges = problem.leavesChanges
        throw problem
      }
    }
  }

  /// Writes the changes, and does what goes with them: `undo` takes that back.
  ///
  /// - Throws: ``ToolFailure`` where a command fails; the files are as they were then.
  func write(
    _ changes: [FileChange], _ options: WritingOptions, with work: () throws -> Void = {},
    undo: () throws -> Void = {}
  ) throws {
    try check(changes, options)
    try making(changes, options) { files in
      try files.apply(changes)
      do {
        try work()
        for command in [options.verify, options.testCommand].compactMap(\.self) {
          try accept(command, files)
        }
      } catch {
        try undo()
        throw error
      }
    }
  }

  private func accept(_ command: String, _ files: ChangedFiles) throws {
    let outcome: CommandOutcome
    do {
      outcome = try dependencies.shell.run(command)
    } catch {
      try files.restore()
      throw error
    }
    guard outcome.status != 0 else { return }
    try files.restore()
    dependencies.terminal.writeError(outcome.output)
    throw ToolFailure(
      "'\(command)' failed with status \(outcome.status); every file is as it was")
  }
}
