import DepFacts
import DepParsing
import Testing

struct SuppressionTests {
  private func found(_ source: String) -> [String] {
    FactReader().read(source).suppressions.map { fact in
      let rules = fact.rules.joined(separator: "+")
      return "\(fact.position.line):\(fact.position.column) \(rules) [\(fact.reason ?? "none")] "
        + "\(fact.firstLine)-\(fact.lastLine)"
    }
  }

  @Test func `a comment on a line of code covers that line`() {
    #expect(
      found("let a = B.c  // depstructs:ignore hidden-singleton - it is fine\nlet d = 1") == [
        "1:14 hidden-singleton [it is fine] 1-1"
      ])
  }

  @Test func `a comment on a line of its own covers the next line of code`() {
    #expect(
      found("func f() {\n  // depstructs:ignore a - b\n\n  // more\n  c()\n  d()\n}") == [
        "2:3 a [b] 5-5"
      ])
  }

  @Test func `before a declaration it covers the whole declaration`() {
    #expect(
      found("// depstructs:ignore a - b\n@C\nclass D {\n  let e = 1\n}\nlet f = 1") == [
        "1:1 a [b] 2-5"
      ])
  }

  @Test func `before a member it covers the member`() {
    #expect(
      found("class D {\n  // depstructs:ignore a - b\n  func e() {\n    g()\n  }\n  let f = 1\n}")
        == [
          "2:3 a [b] 3-5"
        ])
  }

  @Test func `several rules are separated by commas`() {
    #expect(found("// depstructs:ignore a, b-c ,d - e\nlet f = 1") == ["1:1 a+b-c+d [e] 2-2"])
  }

  @Test(arguments: ["-", "—", "–", ":", "--"])
  func `dashes and colons separate the reason`(_ separator: String) {
    #expect(found("// depstructs:ignore a \(separator) b - c\nlet f = 1") == ["1:1 a [b - c] 2-2"])
  }

  @Test func `a colon may follow the rule at once`() {
    #expect(found("// depstructs:ignore a: b\nlet f = 1") == ["1:1 a [b] 2-2"])
  }

  @Test func `without a reason there is none`() {
    #expect(found("// depstructs:ignore a\nlet f = 1") == ["1:1 a [none] 2-2"])
    #expect(found("// depstructs:ignore a -\nlet f = 1") == ["1:1 a [none] 2-2"])
  }

  @Test func `without a rule there is none`() {
    #expect(found("// depstructs:ignore\nlet f = 1") == ["1:1  [none] 2-2"])
    #expect(found("// depstructs:ignore - why\nlet f = 1") == ["1:1  [why] 2-2"])
  }

  @Test func `block comments work too`() {
    #expect(found("let f = 1 /* depstructs:ignore a - b */") == ["1:11 a [b] 1-1"])
    #expect(found("/* depstructs:ignore a - b\n more */\nlet f = 1") == ["1:1 a [b] 3-3"])
  }

  @Test func `other comments and strings are none`() {
    #expect(
      found(
        "// see depstructs:ignore\n// depstructs:ignored a - b\nlet a = \"// depstructs:ignore a - b\""
      ) == [])
  }

  @Test func `a comment at the end of a file covers itself`() {
    #expect(found("let f = 1\n// depstructs:ignore a - b") == ["2:1 a [b] 2-2"])
  }

  @Test func `lines end as they end`() {
    #expect(found("// depstructs:ignore a - b\r\nlet f = 1\r\n") == ["1:1 a [b] 2-2"])
  }
}
