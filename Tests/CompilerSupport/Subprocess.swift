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
  /// - Parameters:
  ///   - executable: Its path.
  ///   - arguments: Its arguments.
  ///   - seconds: How long it may take before it is ended.
  /// - Returns: Its exit status, and what it wrote to both of its output streams.
  /// - Throws: When it cannot be started.
  package static func run(
    _ executable: String, _ arguments: [String], seconds: Int = 120
  ) async throws -> Subprocess {
    try await turnstile.pass { try await start(executable, arguments, seconds) }
  }

  private static func start(
    _ executable: String, _ arguments: [String], _ seconds: Int
  ) async throws -> Subprocess {
    // A file, not a pipe: a pipe that nobody empties stops the program.
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("subprocess-\(UUID().uuidString).log")
    guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    // A backtrace of a program that is meant to stop takes longer than all the rest.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let limit = Task { [process = Confined(process)] in
      try await Task.sleep(nanoseconds: UInt64(seconds) * 1_000_000_000)
      process.value.terminate()
    }
    defer { limit.cancel() }
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

// Proof of @unchecked: `Process` is documented to be terminated from any thread, and nothing else
// is done with it.
private struct Confined: @unchecked Sendable {
  let value: Process

  init(_ value: Process) {
    self.value = value
  }
}
