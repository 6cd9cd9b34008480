/// What the audit looks for under one name, with all that its page says.
package struct Rule: Hashable, Sendable {
  package enum Group: String, CaseIterable, Sendable {
    case hidden = "Hidden dependencies"
    case visible = "Visible dependencies"
    case convention = "The convention"
    case singletons = "Singletons"
    case roots = "Composition roots"
    case containers = "Containers"
    case comments = "Comments and reading"
  }

  package var name: RuleName
  package var group: Group
  /// How much its findings weigh where the configuration says nothing.
  package var severity: Severity
  /// Why it weighs that much, in one sentence.
  package var severityReason: String
  /// The name for people: `Hidden singleton`.
  package var title: String
  /// What it finds, in one sentence.
  package var summary: String
  /// Why that matters.
  package var reason: String
  package var example: RuleExample
  /// The example after the repair; it gives no finding of this rule.
  package var repaired: RuleExample
  /// How to get from the one to the other.
  package var repair: String
  /// What it leaves alone on purpose, a sentence each.
  package var notReported: [String]
}
