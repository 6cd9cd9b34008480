import DepAudit
import DepModel
import ModelTestSupport

extension ModelFixture {
  /// The audit's report on the project.
  func audit(_ change: (inout AuditOptions) -> Void = { _ in }) -> AuditReport {
    var options = AuditOptions()
    change(&options)
    return Audit.run(model, options: options)
  }

  /// What one rule finds in the project.
  func findings(_ rule: RuleName) -> [Finding] { audit().findings.filter { $0.rule == rule } }

  /// The messages of one rule.
  func messages(_ rule: RuleName) -> [String] { findings(rule).map(\.message) }
}
