import DepVerification
import Foundation
import Synchronization

/// Runs a command line of the user, one at a time, which another thread can stop.
final class ShellCommand: Sendable {
  private struct State {
    var process: Process?
    var isStopped = false
  }

  private let state = Mutex(State())

  /// Runs the command to its end with both streams as one.
  ///
  /// They go to a file: a pipe would stay open for as long as anything that the command left
  /// running in the background.
  func run(_ command: String) throws -> CommandOutcome {
    guard let stream = tmpfile() else {
      throw ToolFailure("'\(command)' was not run: no temporary file can be made")
    }
    defer { fclose(stream) }
    let handle = FileHandle(fileDescriptor: fileno(stream), closeOnDealloc: false)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    do {
      try start(process)
    } catch let problem as ChangeProblem {
      throw problem
    } catch {
      throw ToolFailure("'\(command)' could not be started: \(error)")
    }
    process.waitUntilExit()
    state.withLock { $0.process = nil }
    try handle.seek(toOffset: 0)
    let bytes = try handle.readToEnd() ?? Data()
    let status = process.terminationStatus
    return CommandOutcome(
      status: process.terminationReason == .exit ? status : 128 + status,
      output: String(decoding: bytes, as: UTF8.self))
  }

  /// Ends the command that runs, with all that it started, and lets no other begin.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      guard let process = state.process, process.isRunning else { return }
      let id = process.processIdentifier
      if getpgid(id) == id { kill(-id, SIGTERM) }
      process.terminate()
    }
  }

  private func start(_ process: Process) throws {
    try state.withLock { state in
      guard !state.isStopped else { throw ChangeProblem.interrupted }
      try process.run()
      state.process = process
    }
  }
}
