import DepFacts
import DepParsing
import Testing

struct LineTests {
  @Test(arguments: [
    ("", 0), ("\n", 1), ("a", 1), ("a\n", 1), ("a\nb", 2), ("a\r\nb\r\n", 2), ("a\rb", 2),
    ("\n\n", 2),
  ])
  func `lines are counted by their ends`(_ text: String, _ count: Int32) {
    #expect(FactReader().read(text).lineCount == count)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `lines end as they end`(_ end: String) {
    #expect(uses("let a = 1\(end)\(end)let b = C.d\(end)") == ["3:9 C.d initializer b"])
  }

  @Test func `a byte order mark is not counted`() {
    #expect(uses("\u{FEFF}let b = C.d") == ["1:9 C.d initializer b"])
  }

  @Test func `a shebang is a line`() {
    #expect(uses("#!/usr/bin/swift\nlet b = C.d") == ["2:9 C.d initializer b"])
  }

  @Test func `a zero byte does no harm`() {
    #expect(paths("let a = 1 \0\nlet b = C.d") == ["C.d"])
  }

  @Test func `a position tells bytes too`() {
    let facts = FactReader().read("let é = 1\nlet b = C.d")
    #expect(facts.uses.first?.position == SourcePosition(line: 2, column: 9, offset: 19))
  }

  @Test func `lines are found behind long ones`() {
    let text =
      "let a = \"\(String(repeating: "x", count: 5_000))\"\n\n\n" + "let b = C.d; let e = F.g\n"
    #expect(uses(text) == ["4:9 C.d initializer b", "4:22 F.g initializer e"])
  }
}
