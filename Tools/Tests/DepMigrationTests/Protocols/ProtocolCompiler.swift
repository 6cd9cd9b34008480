import Foundation

/// Compiles the results of all cases as one module.
enum ProtocolCompiler {
  /// The errors of the compiler, each with the number of its case.
  static func errors(in files: [String: String], mode: Int) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = folder
    process.arguments =
      [
        "swiftc", "-typecheck", "-wmo", "-swift-version", "\(mode)", "-parse-as-library",
        "-module-name", "App", "-package-name", "Package", "-diagnostic-style", "llvm",
      ] + files.keys.sorted()
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let errors = text.split(separator: "\n").filter { $0.contains("error:") }.map(String.init)
    return errors.isEmpty && process.terminationStatus != 0 ? [text] : errors
  }
}
