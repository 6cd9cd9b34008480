extension Rule {
  package static let suppressionWithoutReason = Rule(
    name: .suppressionWithoutReason,
    group: .comments,
    severity: .warning,
    severityReason: "A warning, because a later reader cannot tell whether the comment may go.",
    title: "Suppression without a reason",
    summary: "A comment silences a rule without a reason.",
    reason: """
      The next reader needs the reason to decide. The comment silences its finding all the same, \
      so that each cause is reported once.
      """,
    example: RuleExample(
      """
      import Foundation

      struct Log {
        func line(_ text: String) -> String {
          // depstructs:ignore hidden-ambient-value  // <- finding
          "\\(Date()) \\(text)"
        }
      }
      """),
    repaired: RuleExample(
      """
      import Foundation

      struct Log {
        func line(_ text: String) -> String {
          // depstructs:ignore hidden-ambient-value - no test compares the time of a log line
          "\\(Date()) \\(text)"
        }
      }
      """),
    repair: "Write the reason after a dash: `// depstructs:ignore RULE - reason`.",
    notReported: ["Whether the reason is valid."])
}

extension FindingText {
  /// A comment without a reason.
  static func suppressionWithoutReason(_ rules: [String]) -> FindingText {
    let names = rules.joined(separator: ", ")
    return FindingText(
      "the comment does not say why it silences '\(names)'",
      repair: "write 'depstructs:ignore \(names) - reason'")
  }
}
