import DepFacts
import DepModel
import Foundation
import Testing

/// The guide about singletons of SDKs names what the catalogue knows.
@Suite struct SingletonGuideTests {
  @Test func theCatalogueHasEverySingletonOfTheGuidesTable() throws {
    let guide = CatalogueFiles().repository.appendingPathComponent(
      "Sources/DepStructs/Documentation.docc/Guides/HardCases/SDKSingletons.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let listed = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    let entries = try Catalogue(decoding: []).frameworks.flatMap(\.entries).map(\.entry)
    let known = Set(entries.filter { $0.kind == .singleton }.map(\.expression))
    #expect(listed.count == 10 && Set(listed).count == 10)
    #expect(listed.filter { !known.contains($0) } == [])
  }
}
