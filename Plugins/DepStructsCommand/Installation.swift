import Foundation

/// Finds a `depstructs` that is installed already.
struct Installation {
  let searchPath: String

  /// The first `depstructs` on the search path, if it is of that version.
  func tool(version: String) -> URL? {
    for folder in searchPath.split(separator: ":") {
      let candidate = URL(fileURLWithPath: String(folder)).appendingPathComponent("depstructs")
      guard FileManager.default.isExecutableFile(atPath: candidate.path) else { continue }
      let printed = try? Subprocess(candidate, ["--version"]).output()
      return printed?.trimmingCharacters(in: .whitespacesAndNewlines) == version
        ? candidate : nil
    }
    return nil
  }
}
