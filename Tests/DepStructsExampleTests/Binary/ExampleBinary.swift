import Foundation
import Testing

/// The built example, run as its user runs it.
struct ExampleBinary {
  /// What a run has left.
  struct Outcome {
    var status: Int32
    var output: String
    var errorLines: [Substring]
  }

  private let executable: URL

  init() throws {
    executable = try #require(
      Self.folders.map { $0.appendingPathComponent("DepStructsExample") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "the executable is not beside the tests, in \(Self.folders.map(\.path))")
  }

  /// Where the products of the build may lie: with the test bundle, or with what runs it.
  private static var folders: [URL] {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let arguments = CommandLine.arguments.filter { $0.contains(".xctest") }
      .map { URL(fileURLWithPath: $0) }
    return
      (bundles + arguments + [Bundle.main.bundleURL, Bundle.main.executableURL].compactMap(\.self))
      .flatMap { url in
        // On Darwin the argument may lie deep inside the bundle.
        sequence(first: url) { $0.path.contains(".xctest") ? $0.deletingLastPathComponent() : nil }
      }
  }

  func run(_ arguments: [String] = [], log: Bool = false) async throws -> Outcome {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["DEPSTRUCTS_EXAMPLE_LOG"] = log ? "1" : nil
    process.environment = environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    // What it prints fits the buffers of the pipes, so they may be read when it has ended.
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
      errorLines: String(
        decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self
      ).split(separator: "\n", omittingEmptySubsequences: true))
  }
}
