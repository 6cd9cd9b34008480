import Foundation
import Testing

/// Runs the Swift compiler of this machine.
struct Compiler {
  struct Diagnostic: Hashable {
    var line: Int
    var message: String
  }

  /// The errors that the compiler finds in a file of its own, in the order of lines.
  func errors(in source: String, mode: String = "6") throws -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalogue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Source.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let output = try run([
      "swiftc", "-typecheck", "-swift-version", mode, "-diagnostic-style", "llvm", file.path,
    ])
    return output.split(separator: "\n").compactMap { diagnostic($0, file: file.lastPathComponent) }
      .sorted { ($0.line, $0.message) < ($1.line, $1.message) }
  }

  private func diagnostic(_ line: Substring, file: String) -> Diagnostic? {
    let parts = line.split(separator: ":", maxSplits: 4).map(String.init)
    guard parts.count == 5, parts[0].hasSuffix(file), parts[3] == " error",
      let number = Int(parts[1])
    else { return nil }
    return Diagnostic(line: number, message: parts[4].trimmingCharacters(in: .whitespaces))
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    let hasErrors = text.contains(": error:")
    try #require(process.terminationStatus == 0 || hasErrors, "the compiler did not run: \(text)")
    return text
  }
}
