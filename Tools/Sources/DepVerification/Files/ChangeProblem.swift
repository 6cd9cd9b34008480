/// Why files could not be changed or put back.
package enum ChangeProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// Another program wrote to these files; they were left as they are.
  case changedMeanwhile([String])
  case notRead(String, String)
  /// All files that had been written were put back, unless that failed for another reason.
  case notWritten(String, String, restoring: String?)
  /// The reasons, each with its file.
  case notRestored([String])
  case interrupted
  /// The work stopped, and then not every file could be put back.
  indirect case notPutBack(cause: String, ChangeProblem)

  /// Whether files are left that are neither as they were nor as the plan asks.
  package var leavesChanges: Bool {
    switch self {
    case .notRestored, .notPutBack, .notWritten(_, _, restoring: .some): true
    case .changedMeanwhile, .notRead, .notWritten(_, _, restoring: nil), .interrupted: false
    }
  }

  package var description: String {
    switch self {
    case .changedMeanwhile(let paths):
      "\(paths.joined(separator: ", ")): changed by another program during the migration, and not "
        + "overwritten; run the command again"
    case .notRead(let path, let reason):
      "\(path): cannot be read: \(reason)"
    case .notWritten(let path, let reason, nil):
      "\(path): could not be written: \(reason); every file is unchanged"
    case .notWritten(let path, let reason, .some(let second)):
      "\(path): could not be written: \(reason); not every file could be put back: \(second)"
    case .notRestored(let reasons):
      "not every file could be put back, see 'git diff': \(reasons.joined(separator: "; "))"
    case .interrupted: "interrupted"
    case .notPutBack(let cause, let problem): "\(cause); then \(problem)"
    }
  }
}
