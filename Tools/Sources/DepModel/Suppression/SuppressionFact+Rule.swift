package import DepFacts

extension SuppressionFact {
  /// Whether the comment names the rule, and stands for the line of the position.
  package func silences(_ rule: String, at position: SourcePosition) -> Bool {
    firstLine <= position.line && position.line <= lastLine && rules.contains(rule)
  }
}
