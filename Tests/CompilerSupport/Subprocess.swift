import Foundation

/// A program that has ended, and what it wrote.
package struct Subprocess: Sendable {
  /// Its exit status.
  package let status: Int32
  /// What it wrote to both of its output streams.
  package let output: String

  /// Whether its exit status is zero.
  package var succeeded: Bool { status == 0 }

  private static let turnstile = Turnstile(places: 2)

  /// Runs a program; two run at a time, the others wait.
  ///
  /// An endless loop is ended after ten minutes of processor time, which a busy machine does not
  /// use up.
  ///
  /// - Parameters:
  ///   - executable: Its path.
  ///   - arguments: Its arguments.
  /// - Returns: Its exit status, and what it wrote to both of its output streams.
  /// - Throws: When it cannot be started.
  package static func run(
    _ executable: String, _ arguments: [String]
  ) async throws -> Subprocess {
    try await turnstile.pass { try await start(executable, arguments) }
  }

  private static func start(
    _ executable: String, _ arguments: [String]
  ) async throws -> Subprocess {
    // A file, not a pipe: a full pipe that no reader empties stops the program.
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("subprocess-\(UUID().uuidString).log")
    guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -t 600; exec \"$0\" \"$@\"", executable] + arguments
    // A backtrace of a program that is meant to stop takes longer than all the rest.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    try handle.close()
    return Subprocess(
      status: process.terminationStatus, output: try String(contentsOf: log, encoding: .utf8))
  }
}
