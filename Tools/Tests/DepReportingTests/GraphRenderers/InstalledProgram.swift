import Foundation

/// A program that some machines have and others do not.
struct InstalledProgram {
  static let dot = Self(names: ["dot"])
  static let browser = Self(names: ["chromium", "chromium-browser", "google-chrome"])

  private let url: URL?

  private init(names: [String]) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = names.flatMap { name in
      folders.map { URL(filePath: String($0)).appending(path: name) }
    }
    url = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path()) }
  }

  var isInstalled: Bool { url != nil }

  /// What the program writes; throws when it fails.
  func run(_ arguments: [String], input: String = "") throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "depstructs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inputFile = folder.appending(path: "input")
    let outputFile = folder.appending(path: "output")
    try Data(input.utf8).write(to: inputFile)
    try Data().write(to: outputFile)
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
    return String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
  }

  struct Failure: Error {
    var status: Int32
  }
}
