import Foundation

/// The files of the repository that belong to the catalogue.
struct CatalogueFiles {
  private let tools = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  var document: URL { tools.appendingPathComponent("Documentation/Catalogue.md") }

  var repository: URL { tools.deletingLastPathComponent() }

  /// The names of the files of entries, without those of other tables; sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }
      .filter { !["ImplicitMembers", "Types"].contains($0) }.sorted()
  }

  func lines(of name: String) throws -> [Substring] {
    try String(contentsOf: folder.appendingPathComponent("\(name).json"), encoding: .utf8)
      .split(separator: "\n")
  }

  func implicitMembers() throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent("ImplicitMembers.json"))
  }

  private var folder: URL { tools.appendingPathComponent("Sources/DepModel/Catalogue/Entries") }
}
