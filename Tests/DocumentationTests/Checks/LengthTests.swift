import Testing

/// What a newcomer reads first stays short, and says a thing once.
@Suite struct LengthTests {
  @Test(arguments: [("README.md", 160), ("MIGRATION.md", 300)])
  func linesAreAtMost(path: String, limit: Int) throws {
    let document = try #require(try Document.all().first { $0.path == path })

    #expect(
      document.text.split(separator: "\n", omittingEmptySubsequences: false).count <= limit + 1)
  }

  @Test func oneDocumentHasTheTableOfTheStates() throws {
    let tables = try Document.all().filter { $0.text.contains("\n| **transitional** |") }

    #expect(tables.map(\.path) == ["MIGRATION.md"])
  }
}
