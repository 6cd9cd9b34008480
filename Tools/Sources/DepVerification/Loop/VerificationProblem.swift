/// Why a migration could not be verified; nothing is changed then.
package enum VerificationProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The command failed on the sources as they were.
  case failsAlready(command: String, status: Int32, excerpt: String)
  /// It fails, and no type is left that could be put back.
  case failsWithoutChanges(command: String, excerpt: String)

  package var description: String {
    switch self {
    case .failsAlready(let command, let status, let excerpt):
      "'\(command)' fails with status \(status) on the unchanged sources; repair them first;"
        + " nothing was changed\n" + excerpt
    case .failsWithoutChanges(let command, let excerpt):
      "'\(command)' fails even after every type was put back; nothing was changed\n"
        + excerpt
    }
  }
}
