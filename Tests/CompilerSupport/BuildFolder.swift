package import Foundation

/// The folder that this test was built into; the modules of the package are there.
package enum BuildFolder {
  /// Finds the folder from the running program, so that every scratch path and configuration works.
  package static func find() throws -> URL {
    for start in candidates {
      var folder = start
      for _ in 0..<8 {
        folder.deleteLastPathComponent()
        if exists("Modules/DepStructs.swiftmodule", in: folder) { return folder }
      }
    }
    throw CompilerError(
      "no folder above \(candidates.map(\.path)) holds Modules/DepStructs.swiftmodule")
  }

  /// The folder of the modules of the package.
  package static func modules() throws -> URL {
    try find().appendingPathComponent("Modules")
  }

  /// The object files of a target of the package.
  package static func objects(of target: String) throws -> [String] {
    let folder = try find().appendingPathComponent("\(target).build")
    // Not all that the folder holds: the objects of sources that were removed stay there.
    let map = try Data(contentsOf: folder.appendingPathComponent("output-file-map.json"))
    let outputs = try JSONDecoder().decode([String: [String: String]].self, from: map)
    let objects = outputs.values.compactMap { $0["object"] }
      .filter(FileManager.default.fileExists).sorted()
    guard !objects.isEmpty else { throw CompilerError("\(folder.path) holds no object file") }
    return objects
  }

  private static var candidates: [URL] {
    let program = CommandLine.arguments.prefix(1)
    return (program + [Bundle(for: Anchor.self).bundlePath, "/proc/self/exe"]).map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardizedFileURL
    }
  }

  private static func exists(_ path: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  private final class Anchor {}
}
