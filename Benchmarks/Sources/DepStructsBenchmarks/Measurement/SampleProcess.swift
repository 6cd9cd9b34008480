import Foundation

/// This program, run once more to measure a single comparison.
///
/// How fast a loop runs depends on what the process did before and on where its code and data came
/// to lie: the same loop may take twice the time in one process and not in the next, for the life
/// of the process. So a comparison has processes of its own, and several; and the two sides of it
/// take turns in being the first to run.
enum SampleProcess {
  /// Runs it, and returns what it measured.
  static func samples(of comparison: Comparison, _ order: Order, isSmoke: Bool) throws -> Samples {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments =
      ["--measure", comparison.name, "--first", order.rawValue] + (isSmoke ? ["--smoke"] : [])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(message: "\(comparison.name): the process that measured it failed")
    }
    return try JSONDecoder().decode(Samples.self, from: data)
  }

  /// Measures in this process, and prints the samples for the one that started it.
  static func run(_ comparison: Comparison, _ order: Order, isSmoke: Bool) async throws {
    try await comparison.requireSameWork()
    let samples = await Samples.take(
      comparison, Effort(isSmoke: isSmoke), candidateFirst: order == .candidate)
    FileHandle.standardOutput.write(try JSONEncoder().encode(samples))
  }

  /// Which side is the first to run in the process.
  enum Order: String, Sendable {
    case baseline
    case candidate
  }
}
