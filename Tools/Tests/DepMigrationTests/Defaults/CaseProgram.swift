import Foundation

/// Compiles all cases as one program and runs it.
enum CaseProgram {
  struct Failure: Error {
    var text: String
  }

  /// What the program prints; its files include `main.swift`.
  static func output(of files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    _ = try run(
      ["swiftc", "-Onone", "-swift-version", "5", "-o", "program"] + files.keys.sorted(), in: folder
    )
    return try run(["./program"], in: folder)
  }

  private static func run(_ words: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = folder
    process.arguments = words
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(text: text) }
    return text
  }
}
