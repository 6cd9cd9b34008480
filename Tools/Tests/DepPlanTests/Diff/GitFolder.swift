import Foundation

/// A temporary folder in which git works on files.
struct GitFolder {
  struct Outcome {
    var status: Int32
    var output: [UInt8]
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("depstructs-plan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try git("init", "--quiet", ".")
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func write(_ bytes: [UInt8], to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  @discardableResult func git(_ words: String...) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "core.autocrlf=false", "-c", "core.safecrlf=false"] + words
    process.currentDirectoryURL = folder
    let file = folder.appendingPathComponent(".git-output")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let handle = try FileHandle(forWritingTo: file)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: Array(try Data(contentsOf: file)))
  }
}

/// Does something in a folder that is removed afterwards.
func withGitFolder(_ body: (GitFolder) throws -> Void) throws {
  let folder = try GitFolder()
  defer { folder.remove() }
  try body(folder)
}
