import Foundation

/// Everything that the documents hold, ready to be checked.
enum Corpus {
  /// The programs of all documents.
  static func programs() throws -> [Program] {
    try ProgramPlanner(contexts: contexts()).programs(of: Documents.blocks())
  }

  /// The blocks that show what a program prints, or what the compiler says.
  static func quotations() throws -> [CodeBlock] {
    try Documents.blocks().filter { block in
      block.directive.map { $0.kind != .compile } ?? false
    }
  }

  /// The texts of `Fixtures/Contexts`, by name.
  static func contexts() throws -> [String: String] {
    let folder = Documents.fixtures.appendingPathComponent("Contexts")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: files.map { file in
        let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        return (String(file.dropLast(".swift".count)), text)
      })
  }
}
