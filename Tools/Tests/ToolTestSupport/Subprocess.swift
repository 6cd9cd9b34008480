package import Foundation

/// A program that ran to its end.
package struct Subprocess {
  package var status: Int32
  package var output: String
  package var errors: String

  package init(
    _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, because a full pipe stops the program.
    let streams = FileManager.default.temporaryDirectory
      .appendingPathComponent("depstructs-streams-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    let outputFile = streams.appendingPathComponent("output")
    let errorFile = streams.appendingPathComponent("errors")
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }
}

/// A program did not do what it was asked for.
package struct SubprocessFailure: Error, CustomStringConvertible {
  package var text: String
  package var description: String { text }

  package init(text: String) { self.text = text }
}
