import Testing

/// Blocks become programs as their directives say.
@Suite struct ProgramPlannerTests {
  private func programs(_ text: String) throws -> [Program] {
    try ProgramPlanner(contexts: ["Known": "let known = 1"])
      .programs(of: MarkdownReader.blocks(in: text, of: "TEXT.md"))
  }

  private func block(_ directive: String, _ code: String = "let a = 1") -> String {
    "<!-- compile: \(directive) -->\n```swift\n\(code)\n```\n"
  }

  @Test func aBlockWithoutDirectiveIsAScriptInBothModes() throws {
    let found = try programs("```swift\nprint(1)\n```")

    #expect(found.map(\.mode) == [.five, .six])
    #expect(found.allSatisfy { $0.modules.map(\.isScript) == [true] && $0.run == .never })
  }

  @Test func aGroupIsOneProgramWithModulesInTheirOrder() throws {
    let found = try programs(
      block("group=a target=test") + block("group=a mode=6") + block("group=a target=Library"))

    #expect(found.map(\.mode) == [.five, .six])
    #expect(found.last?.modules.map(\.name) == ["Library", "App", "AppTests"])
    #expect(found.last?.run == .succeeds)
  }

  @Test func whatMustFailIsCompiledApart() throws {
    let found = try programs(
      block("group=a mode=6") + block(#"group=a mode=6 expect-error="no""#)
        + block("group=a mode=6 main fails"))

    #expect(found.map(\.blocks.count) == [1, 2, 2])
    #expect(found.map(\.run) == [.never, .never, .fails])
    #expect(found.map(\.probe?.line) == [nil, 7, 11])
  }

  @Test func aBlockMayBeInTwoGroups() throws {
    let found = try programs(block("group=a,b mode=6") + block("group=b mode=6"))

    #expect(found.map(\.group) == ["a", "b"])
    #expect(found.map(\.blocks.count) == [1, 2])
  }

  @Test func importsAreAddedWhereThereAreNone() throws {
    let found = try programs(
      block("mode=6 stubs=UIKit") + block("mode=6", "@preconcurrency import A\nlet a = 1"))
    let texts = found.flatMap(\.modules).flatMap(\.files).map(\.text)

    #expect(texts.first?.hasPrefix("import Foundation\nimport DepStructs\nimport UIKit\n") == true)
    #expect(texts.last?.hasPrefix("#sourceLocation") == true)
  }

  @Test func aContextIsAddedAndAnUnknownOneIsAnError() throws {
    let files = try programs(block("mode=6 context=Known")).flatMap(\.modules).flatMap(\.files)

    #expect(files.first?.text == "let known = 1")
    #expect(throws: DirectiveError.self) { try programs(block("context=Unknown")) }
  }
}
