import DepAudit
import Testing

struct RuleListTests {
  @Test func `every name has one rule in the list`() {
    #expect(Rule.all.map(\.name).sorted() == RuleName.allCases.sorted())
  }

  @Test(arguments: RuleName.allCases)
  func `a name leads to the rule of that name`(name: RuleName) {
    #expect(name.rule.name == name)
  }

  @Test func `every rule is looked for by a check, or is about comments, roots or containers`() {
    let checked = (Check.places + Check.conventions).flatMap(\.rules)
    #expect(
      checked.sorted()
        == RuleName.allCases.sorted().filter {
          $0 != .unusedSuppression && $0 != .suppressionWithoutReason
            && ![.roots, .containers].contains($0.rule.group)
        })
  }

  @Test(arguments: Rule.all)
  func `a rule says everything that its page needs`(rule: Rule) {
    for text in [rule.title, rule.summary, rule.reason, rule.severityReason, rule.repair] {
      #expect(!text.isEmpty)
    }
    #expect(!rule.notReported.isEmpty)
  }

  @Test(arguments: Rule.all)
  func `summary and reason of the severity are one sentence each`(rule: Rule) {
    for text in [rule.summary, rule.severityReason] {
      #expect(text.hasSuffix("."))
      #expect(!text.dropLast().contains(". "))
      #expect(text.count <= 100)
    }
  }

  @Test(arguments: Rule.all)
  func `the reason of a severity begins with it`(rule: Rule) {
    let article = rule.severity == .error ? "An" : "A"
    #expect(rule.severityReason.hasPrefix("\(article) \(rule.severity.rawValue)"))
  }

  @Test func `what is hidden is a warning`() {
    #expect(Rule.all.filter { $0.group == .hidden }.allSatisfy { $0.severity == .warning })
  }

  @Test func `what stops the process is an error`() {
    #expect(
      Rule.all.filter { $0.severity == .error }.map(\.name)
        == [.liveCycle, .singletonCycle, .annotatedCircle])
  }
}
