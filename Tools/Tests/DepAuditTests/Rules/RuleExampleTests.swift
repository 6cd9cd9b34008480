import DepAudit
import Testing

struct RuleExampleTests {
  @Test(arguments: Rule.all)
  func `an example marks one line`(rule: Rule) {
    #expect(rule.example.markedLines.count == 1)
  }

  @Test(arguments: Rule.all)
  func `a repaired example marks none`(rule: Rule) {
    #expect(rule.repaired.markedLines.isEmpty)
    #expect(rule.repaired.alongside.isEmpty)
  }

  @Test(arguments: Rule.all)
  func `the source of an example has no marker and ends in a newline`(rule: Rule) {
    #expect(!rule.example.source.contains("finding"))
    #expect(rule.example.source.hasSuffix("}\n"))
  }

  @Test func `the source keeps every line in its place`() {
    let example = RuleExample("let a = 1\nlet b = 2  // <- finding\nlet c = 3")
    #expect(example.source == "let a = 1\nlet b = 2\nlet c = 3\n")
    #expect(example.markedLines == [2])
  }

  @Test(arguments: Rule.all)
  func `the compiler accepts an example and its repair`(rule: Rule) throws {
    for example in [rule.example, rule.repaired] where example.needs != .nothingWillDo {
      #expect(try Compiler().complaints(about: example) == "")
    }
  }

  @Test func `the compiler rejects what is said to be no Swift`() throws {
    for example in Rule.all.map(\.example) where example.needs == .nothingWillDo {
      #expect(try Compiler().complaints(about: example).contains("error:"))
    }
  }
}
