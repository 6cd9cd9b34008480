import Foundation

/// The sources of this package, as files.
enum SourceTree {
  struct File {
    var target: String
    /// Relative to the package.
    var path: String
    var text: String
  }

  static var package: URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder
  }

  static func files(under folder: String) throws -> [File] {
    let root = package.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.allObjects ?? []
    return try names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
      File(
        target: String($0.split(separator: "/").first ?? ""), path: "\(folder)/\($0)",
        text: try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8))
    }
  }
}
