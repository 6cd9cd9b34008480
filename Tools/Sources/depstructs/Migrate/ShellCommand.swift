import DepVerification
import DepWorkspace
import Synchronization

/// Runs a command line of the user, one at a time, which another thread can stop.
final class ShellCommand: Sendable {
  private struct State {
    var program: RunningProgram?
    var isStopped = false
  }

  private let state = Mutex(State())

  /// Runs the command to its end with both streams as one.
  func run(_ command: String) throws -> CommandOutcome {
    let output = try UnnamedFile()
    let program = try state.withLock { state in
      guard !state.isStopped else { throw ChangeProblem.interrupted }
      let program = try RunningProgram(
        ["/bin/sh", "-c", command], input: try UnnamedFile(), output: output, errors: output,
        hasOwnGroup: true)
      state.program = program
      return program
    }
    let status = program.wait()
    state.withLock { $0.program = nil }
    return CommandOutcome(
      status: status, output: String(decoding: output.contents(), as: UTF8.self))
  }

  /// Ends the command that runs, with all that it started, and lets no other begin.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      state.program?.end()
    }
  }
}
