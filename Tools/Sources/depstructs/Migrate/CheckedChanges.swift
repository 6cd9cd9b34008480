import DepPlan
import DepVerification

/// Writes changes of files as a whole, and takes them back where a command does not accept them.
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

  /// - Throws: ``ToolFailure`` where the command fails; the files are as they were then.
  func write(_ changes: [FileChange], _ options: WritingOptions) throws {
    if !options.force { try dependencies.workTreeCheck.check(changes.map(\.path)) }
    let files = dependencies.makeChangedFiles()
    let journal = dependencies.journal
    try journal.begin(changes, isForced: options.force)
    var leavesChanges = false
    defer { if !leavesChanges { journal.end() } }
    try dependencies.interruption.puttingBack(
      files, stopping: dependencies.shell, thenEnding: journal
    ) {
      do {
        try files.apply(changes)
        for command in [options.verify, options.testCommand].compactMap(\.self) {
          try check(command, files)
        }
      } catch let problem as ChangeProblem {
        leavesChanges = problem.leavesChanges
        throw problem
      }
    }
  }

  private func check(_ command: String, _ files: ChangedFiles) throws {
    let outcome = try dependencies.shell.run(command)
    guard outcome.status != 0 else { return }
    try files.restore()
    dependencies.terminal.writeError(outcome.output)
    throw ToolFailure(
      "'\(command)' failed with status \(outcome.status); every file is as it was")
  }
}
