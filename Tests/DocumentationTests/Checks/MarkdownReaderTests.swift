import Testing

/// No fenced block of a text is missed, and no directive.
@Suite struct MarkdownReaderTests {
  private func blocks(_ text: String) throws -> [CodeBlock] {
    try MarkdownReader.blocks(in: text, of: "TEXT.md")
  }

  @Test func aBlockHasItsLineAndLanguage() throws {
    let block = try #require(try blocks("# Title\n\n```swift\nlet a = 1\nlet b = 2\n```\n").first)

    #expect(block.line == 4)
    #expect(block.language == "swift")
    #expect(block.code == "let a = 1\nlet b = 2")
    #expect(block.directive == nil)
  }

  @Test(
    arguments: [
      "~~~swift\nlet a = 1\n~~~", "````Swift\nlet a = 1\n````", "``` swift, no_run\nlet a = 1\n```",
      "- item\n\n  ```swift\n  let a = 1\n  ```",
    ])
  func everyKindOfFenceIsSeen(_ text: String) throws {
    let block = try #require(try blocks(text).first)

    #expect(block.isSwift)
    #expect(block.code == "let a = 1")
  }

  @Test func aDirectiveBelongsToTheNextBlock() throws {
    let found = try blocks(
      "<!-- compile: group=a -->\n\n```swift\n1\n```\n```swift\n<!-- compile: body -->\n```")

    #expect(found.map { $0.directive?.groups } == [["a"], nil])
    #expect(found.last?.code == "<!-- compile: body -->")
  }

  @Test(
    arguments: [
      "<!-- compile: body -->\nText", "<!-- compile: body -->\n<!-- compile: main -->",
      "```swift\nlet a = 1", "<!-- compile: what -->",
    ])
  func whatIsLeftOpenIsAnError(_ text: String) {
    #expect(throws: DirectiveError.self) { try blocks(text + "\n") }
  }
}
