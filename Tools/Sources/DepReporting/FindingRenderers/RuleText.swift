package import DepAudit

/// What reports say about a rule.
package struct RuleText: Hashable, Sendable {
  package var name: RuleName
  /// A few words: `Hidden singleton`.
  package var title: String
  /// What the rule says, in one sentence.
  package var summary: String
  /// Example, reason and repair, in Markdown.
  package var help: String
  package var severity: Severity

  package init(
    name: RuleName, title: String, summary: String, help: String, severity: Severity
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.help = help
    self.severity = severity
  }

  /// What can be said of a rule from its name alone.
  init(name: RuleName) {
    let words = name.rawValue.split(separator: "-").joined(separator: " ")
    let title = words.prefix(1).uppercased() + words.dropFirst()
    self.init(
      name: name, title: title, summary: "\(title).",
      help: "Run `depstructs explain \(name.rawValue)`.", severity: .warning)
  }
}

extension RenderOptions {
  /// All rules in the order of their names' declaration, each with its text.
  var ruleTexts: [RuleText] {
    var known: [RuleName: RuleText] = [:]
    for rule in rules { known[rule.name] = rule }
    return RuleName.allCases.map { known[$0] ?? RuleText(name: $0) }
  }
}
