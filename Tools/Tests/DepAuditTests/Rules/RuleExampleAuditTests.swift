import DepAudit
import DepFacts
import DepModel
import DepParsing
import Testing

/// The examples of the rules, audited for real; those about roots and containers are audited by the
/// command, in `RootRuleTests` and `ContainerRuleTests`.
@Suite struct RuleExampleAuditTests {
  @Test(arguments: Rule.all.filter { ![.roots, .containers].contains($0.group) })
  func `The example gives its finding where it says so, and the repair gives none`(
    _ rule: Rule
  ) throws {
    let found = try findings(in: rule.example)
    let lines = found.filter { $0.rule == rule.name }.map { Int($0.position.line) }
    #expect(lines == rule.example.markedLines, "\(found.map(\.message))")
    let others = Set(found.map(\.rule)).subtracting([rule.name])
    #expect(others == Set(rule.example.alongside), "\(found.map(\.message))")

    let repaired = try findings(in: rule.repaired).filter { $0.rule == rule.name }
    #expect(repaired.isEmpty, "\(repaired.map(\.message))")
  }

  private func findings(in example: RuleExample) throws -> [Finding] {
    let record = SourceRecord(
      path: "Sources/App/Example.swift", module: "App", role: .source,
      facts: FactReader().read(example.source))
    return Audit.run(try ModelBuilder().build([record])).findings
  }
}
