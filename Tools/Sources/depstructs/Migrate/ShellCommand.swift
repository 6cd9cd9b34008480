import DepVerification
import DepWorkspace
import Synchronization

/// Runs a command line of the user, one at a time, which another thread can stop.
final class ShellCommand: Sendable {
  struct Dependencies: Sendable {
    /// Starts a program in a group of its own, both of whose streams go to a file.
    var start: @Sendable (_ words: [String], _ output: UnnamedFile) throws -> RunningProgram
  }

  private struct State {
    var program: RunningProgram?
    var isStopped = false
  }

  private let dependencies: Dependencies
  private let state = Mutex(State())

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// Runs the command to its end with both streams as one.
  func run(_ command: String) throws -> CommandOutcome {
    let output = try UnnamedFile()
    let program = try state.withLock { state in
      guard !state.isStopped else { throw ChangeProblem.interrupted }
      let program = try dependencies.start(["/bin/sh", "-c", command], output)
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
