import Foundation

/// The Markdown of the package whose blocks are compiled: its top level, and DocC catalogues.
enum Documents {
  /// The folder of the package.
  static var package: URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }

  /// The folder of the fixtures of these tests.
  static var fixtures: URL {
    package.appendingPathComponent("Tests/DocumentationTests/Fixtures")
  }

  /// The paths of all documents, relative to the package, in alphabetical order.
  static func paths() throws -> [String] {
    let topLevel = try FileManager.default.contentsOfDirectory(atPath: package.path)
    let sources = FileManager.default.enumerator(
      atPath: package.appendingPathComponent("Sources").path)
    let articles = (sources?.compactMap { $0 as? String } ?? [])
      .filter { $0.contains(".docc/") }.map { "Sources/" + $0 }
    return (topLevel + articles).filter { $0.hasSuffix(".md") && exists($0) }.sorted()
  }

  /// The blocks of all documents.
  static func blocks() throws -> [CodeBlock] {
    try paths().flatMap { path in
      let text = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
      return try MarkdownReader.blocks(in: text, of: path)
    }
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: package.appendingPathComponent(path).path)
  }
}
