import DepFacts
import DepParsing
import Testing

/// Code that is nested more deeply than the parser can bear.
struct NestingTests {
  private func nested(_ open: String, _ close: String, _ count: Int) -> String {
    "let a = A.b\nlet deep = \(String(repeating: open, count: count))1"
      + "\(String(repeating: close, count: count))\nlet z = Y.z\n"
  }

  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("f(", ")"), ("{ ", " }"), ("f { ", " }"), ("a[", "]"), ("[1: ", "]"),
    ("(a, ", ")"), ("\"\\(", ")\""), ("#\"\\#(", ")\"#"), ("if a { ", " } else { 2 }"),
  ])
  func `what is nested too deeply is left out, and the rest is read`(
    _ open: String, _ close: String
  ) {
    let facts = FactReader().read(nested(open, close, 10_000))
    #expect(facts.obstacles.first?.kind == .nestedTooDeep)
    #expect(facts.obstacles.first?.position.line == 2)
    #expect(facts.members.map(\.name) == ["a", "deep", "z"])
  }

  @Test(arguments: [
    ("try ", ""), ("await ", ""), ("consume ", ""), ("repeat ", ""), ("a ? ", " : c"),
    ("() -> ", ""), ("A<", ">"), ("#if A\n", "\n#endif"), ("if a { } else ", ""),
    ("#", ""),
  ])
  func `what cannot be left out alone ends the file`(_ open: String, _ close: String) {
    let facts = FactReader().read(nested(open, close, 10_000))
    #expect(facts.obstacles.contains { $0.kind == .nestedTooDeep })
    #expect(facts.members.first?.name == "a")
  }

  @Test(arguments: [
    (".b", ""), (".b()", ""), ("!", ""), ("?", ""), ("()", ""), ("[0]", ""), (" + 1", ""),
    (".b { }", ""), ("\n.b()", ""),
  ])
  func `long rows are not nested`(_ part: String, _ end: String) {
    let row = "let a = B\(String(repeating: part, count: 10_000))\(end)\nlet z = Y.z\n"
    let facts = FactReader().read(row)
    #expect(!facts.obstacles.contains { $0.kind == .nestedTooDeep })
    #expect(facts.members.last?.name == "z")
  }

  @Test func `brackets that are never closed end the file`() {
    let facts = FactReader().read("let a = B.c\n" + String(repeating: "[", count: 10_000))
    #expect(facts.obstacles.first?.kind == .nestedTooDeep)
    #expect(facts.members.map(\.name) == ["a"])
  }

  @Test func `a hundred levels are read`() {
    let facts = FactReader().read(nested("f(", ")", 100))
    #expect(facts.obstacles == [])
    #expect(facts.uses.count == 102)
  }

  @Test func `brackets in strings and comments are not nesting`() {
    let brackets = String(repeating: "([{", count: 1_000)
    let source =
      "// \(brackets)\n/* \(brackets) */ let a = \"\(brackets)\"\nlet b = #\"\"\"\n\(brackets)\n\"\"\"#\n"
    #expect(FactReader().read(source).obstacles == [])
  }

  @Test func `a long text in words is not nesting`() {
    let words = String(repeating: "lorem ipsum ", count: 1_000)
    #expect(FactReader().read("// \(words)\nlet a = \"\(words)\"\n").obstacles == [])
  }

  @Test func `a table of nested literals is read`() {
    let row = "[[\"a\": [1, 2, [3]]], [\"b\": [[[4]]]]],\n"
    let facts = FactReader().read("let a = [\(String(repeating: row, count: 500))]\n")
    #expect(facts.obstacles == [])
  }
}
