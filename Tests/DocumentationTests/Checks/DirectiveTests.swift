import Testing

/// A directive means what it says, and an unknown directive is an error.
@Suite struct DirectiveTests {
  @Test func wordsAreRead() throws {
    let directive = try #require(
      try Directive(
        comment: #"  <!-- compile: group=a,b target=test mode=5 stubs=UIKit context=One,Two -->"#))

    #expect(directive.kind == .compile)
    #expect(directive.groups == ["a", "b"])
    #expect(directive.target == .test)
    #expect(directive.modes == [.five])
    #expect(directive.stubs == ["UIKit"])
    #expect(directive.contexts == ["One", "Two"])
  }

  @Test func shapesAreRead() throws {
    #expect(try Directive(comment: "<!-- compile: body -->")?.shape == .body)
    #expect(try Directive(comment: "<!-- compile: main fails -->")?.shape == .main)
    #expect(try Directive(comment: "<!-- compile: main fails -->")?.fails == true)
    #expect(
      try Directive(comment: "<!-- compile: body=MainActor -->")?.shape
        == .isolatedBody("MainActor"))
  }

  @Test func quotedTextKeepsItsSpaces() throws {
    let directive = try #require(
      try Directive(comment: #"<!-- compile: expect-error="one = two" expect-error="three" -->"#))

    #expect(directive.expectedErrors == ["one = two", "three"])
  }

  @Test func withoutWordsItIsTheDefault() throws {
    #expect(try Directive(comment: "<!-- compile: -->") == Directive())
  }

  @Test(arguments: ["text", "<!-- a remark -->", "<!-- see https://swift.org -->", "<!---->"])
  func anotherLineIsNoDirective(_ line: String) throws {
    #expect(try Directive(comment: line) == nil)
  }

  @Test(
    arguments: [
      "<!-- compile: groop=a -->", "<!-- compile: group -->", "<!-- compile: fails=yes -->",
      "<!-- compile: mode=7 -->", "<!-- complie: group=a -->",
      #"<!-- compile: expect-error="open -->"#, "<!-- output: -->",
    ])
  func aTypingMistakeIsAnError(_ line: String) {
    #expect(throws: DirectiveError.self) { try Directive(comment: line) }
  }
}
