import Foundation

/// The program beside the running tests.
enum BuiltTool {
  struct Missing: Error, CustomStringConvertible {
    var starts: [String]
    var description: String { "no folder above \(starts) holds the program 'depstructs'" }
  }

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
    throw Missing(starts: starts)
  }

  private static func isProgram(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: url.path)
  }

  private final class Anchor {}
}
