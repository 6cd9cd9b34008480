import DepFacts
import DepModel
import Foundation
import Testing

/// `Documentation/Catalogue.md` shows the entries; `RECORD_CATALOGUE=1` writes them anew.
struct CatalogueDocumentTests {
  private static let start = "<!-- entries: written by RECORD_CATALOGUE=1 swift test -->"
  private static let end = "<!-- end of entries -->"

  @Test func theDocumentShowsTheEntries() throws {
    let file = CatalogueFiles().document
    let old = try String(contentsOf: file, encoding: .utf8)
    let head = try #require(old.range(of: Self.start), "\(file.path) lacks its first mark")
    let tail = try #require(old.range(of: Self.end), "\(file.path) lacks its last mark")
    let new =
      old[..<head.upperBound] + "\n\n" + tables(try Catalogue(decoding: []))
      + "\n" + old[tail.lowerBound...]
    guard new != old else { return }
    if ProcessInfo.processInfo.environment["RECORD_CATALOGUE"] == "1" {
      try String(new).write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent); run again without RECORD_CATALOGUE")
    } else {
      Issue.record("\(file.lastPathComponent) is old; run with RECORD_CATALOGUE=1")
    }
  }

  private func tables(_ catalogue: Catalogue) -> String {
    catalogue.frameworks.map(table).joined(separator: "\n")
  }

  private func table(_ framework: CatalogueFramework) -> String {
    let rows = framework.entries.map(row)
    return """
      ### \(framework.name)

      | What | Reaches | Field | In `live` | |
      | --- | --- | --- | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }

  private func row(_ listed: CatalogueFramework.Listed) -> String {
    let entry = listed.entry
    let mark = listed.needsImport ? " ¹" : ""
    let kind = entry.kind == .locator ? "Locator. " : ""
    let field = entry.kind == .constant ? "" : "`\(entry.field): \(entry.becomes)`"
    let live = entry.kind == .constant ? "" : "`\(entry.live)`"
    let effect = entry.effect.rawValue
    return
      "| `\(entry.expression)`\(mark) | \(effect) | \(field) | \(live) | \(kind)\(entry.note) |"
  }
}
