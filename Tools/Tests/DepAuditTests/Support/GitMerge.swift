import Foundation

/// Merges three versions of a text as git does.
struct GitMerge {
  var options: [String]

  struct Outcome {
    var text: String
    var conflicts: Int
  }

  func run(ours: String, base: String, theirs: String) throws -> Outcome {
    let files = FileManager()
    let folder = files.temporaryDirectory.appendingPathComponent("merge-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let names = ["ours", "base", "theirs"]
    for (name, text) in zip(names, [ours, base, theirs]) {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "merge-file", "-p"] + options + names
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      text: String(decoding: data, as: UTF8.self), conflicts: Int(process.terminationStatus))
  }
}
