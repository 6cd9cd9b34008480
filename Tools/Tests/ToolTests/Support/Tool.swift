import Foundation

/// The built tool, run in a folder of its own.
struct Tool {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  let folder: URL

  /// A new folder with some files, whose parent holds the cache.
  init(_ files: [String: String] = [:]) throws {
    let parent = FileManager.default.temporaryDirectory
      .appendingPathComponent("depstructs-tests-\(UUID().uuidString)")
    folder = parent.appendingPathComponent("Project")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  func remove() { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  /// Runs a line as a person in a shell does.
  func shell(_ line: String) throws -> Outcome {
    try start(URL(fileURLWithPath: "/bin/sh"), ["-c", line])
  }

  /// Runs `depstructs` with the arguments.
  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  func run(_ arguments: [String]) throws -> Outcome {
    try start(try Self.program(), arguments)
  }

  /// Runs `git` with the arguments, with a name and an address for commits.
  @discardableResult func git(_ arguments: String...) throws -> Outcome {
    try start(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["git", "-c", "user.name=Test", "-c", "user.email=test@example.org"] + arguments)
  }

  private func start(_ program: URL, _ arguments: [String]) throws -> Outcome {
    let parent = folder.deletingLastPathComponent()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "DEPSTRUCTS_CACHE": parent.appendingPathComponent("cache").path,
      "HOME": parent.path, "GIT_CONFIG_NOSYSTEM": "1",
    ]) { $1 }
    // Files, because a full pipe stops the program.
    let outputFile = parent.appendingPathComponent("output-\(UUID().uuidString)")
    let errorFile = parent.appendingPathComponent("errors-\(UUID().uuidString)")
    for file in [outputFile, errorFile] {
      _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try String(contentsOf: outputFile, encoding: .utf8),
      errors: try String(contentsOf: errorFile, encoding: .utf8))
  }

  /// The program beside the running tests.
  static func program() throws -> URL {
    let starts = [CommandLine.arguments[0], Bundle(for: Anchor.self).bundlePath, "/proc/self/exe"]
    for start in starts {
      var folder = URL(fileURLWithPath: start).resolvingSymlinksInPath()
      for _ in 0..<6 {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("depstructs")
        if isProgram(candidate) { return candidate }
      }
    }
    throw MissingProgram(starts: starts)
  }

  private static func isProgram(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: url.path)
  }

  struct MissingProgram: Error, CustomStringConvertible {
    var starts: [String]
    var description: String { "no folder above \(starts) holds the program 'depstructs'" }
  }

  private final class Anchor {}
}

/// Runs a test with a tool in a folder that is removed afterwards.
func withTool(
  _ files: [String: String] = [:], _ body: (Tool) throws -> Void
) throws {
  let tool = try Tool(files)
  defer { tool.remove() }
  try body(tool)
}

/// A project with one hidden singleton in one module.
let hidingProject = [
  "Sources/App/API.swift": """
  final class API { static let shared = API(); var last = ""; func get() {} }

  """,
  "Sources/App/Service.swift": """
  final class Service {
    func load() { API.shared.get() }
  }

  """,
]

/// A project that hides nothing.
let cleanProject = ["Sources/App/Sum.swift": "struct Sum { var left = 1, right = 2 }\n"]
