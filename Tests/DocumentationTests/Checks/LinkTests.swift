import Foundation
import Testing

/// Links lead somewhere, on a source host and in DocC.
@Suite struct LinkTests {
  @Test func everyLinkWithinADocumentLeadsToAHeading() throws {
    for document in try Document.all() {
      let anchors = Set(Links.anchors(in: document.text))
      let broken = Links.targets(in: document.text).filter { !anchors.contains($0) }
      #expect(broken == [], "\(document.path)")
    }
  }

  @Test func everyPathLeadsToAFileAndItsHeading() throws {
    for document in try Document.all() {
      let broken = try Links.paths(in: document.text).filter { link in
        let file = Documents.package.appendingPathComponent(document.target(of: link))
        guard FileManager.default.fileExists(atPath: file.path) else { return true }
        let parts = link.components(separatedBy: "#")
        guard parts.count == 2 else { return false }
        return try !Links.anchors(in: String(contentsOf: file, encoding: .utf8)).contains(parts[1])
      }
      #expect(broken == [], "\(document.path)")
    }
  }

  /// A source host does not follow `doc:` links, and DocC leaves out HTML.
  @Test func everyDocCLinkIsAlsoALinkOnASourceHost() throws {
    let documents = try Document.all()
    for document in documents where document.catalogue != nil {
      let onSourceHosts = Set(Links.sourceHostPaths(in: document.text).map(document.target))
      for name in Set(Links.pages(in: document.text)).sorted() {
        let page = documents.first { $0.catalogue == document.catalogue && $0.name == name }
        let path = try #require(page?.path, "\(document.path) links to 'doc:\(name)'")
        #expect(
          onSourceHosts.contains(path), "\(document.path) links to 'doc:\(name)' in DocC only")
      }
    }
  }

  @Test func everyPageOfTheCatalogueIsReachedFromTheMigrationGuide() throws {
    let documents = try Document.all()
    var reached: Set<String> = []
    var next = ["MIGRATION.md"]
    while let path = next.popLast() {
      guard reached.insert(path).inserted,
        let document = documents.first(where: { $0.path == path })
      else { continue }
      next += Links.paths(in: document.text).map(document.target)
    }
    let articles = documents.map(\.path).filter {
      $0.hasPrefix("Sources/DepStructs/") && !$0.contains("/Reference/")
        && !$0.hasSuffix("/DepStructs.md")
    }

    #expect(articles.count > 30)
    #expect(Set(articles).subtracting(reached) == [])
  }
}
