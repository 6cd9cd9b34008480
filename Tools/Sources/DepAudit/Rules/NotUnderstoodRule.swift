extension Rule {
  package static let notUnderstood = Rule(
    name: .notUnderstood,
    group: .comments,
    severity: .note,
    severityReason: "A note, because it is about the audit and not about the code.",
    title: "Not understood",
    summary: "The audit cannot resolve a place, so findings may be missing there.",
    reason: """
      The audit reads sources without building them. It reports what it cannot parse and names \
      that it cannot resolve: without them, the report would look better than the code is.
      """,
    example: RuleExample(
      """
      final class ProfileService {
        func title() -> { "profile" }  // <- finding
      }
      """, needs: .nothingWillDo),
    repaired: RuleExample(
      """
      final class ProfileService {
        func title() -> String { "profile" }
      }
      """),
    repair: """
      Fix what does not compile. If a name is not resolved, write its type, or list the locator or \
      wrapper in `.depstructs.json`.
      """,
    notReported: ["Places in tests."])
}

extension FindingText {
  /// A place that the audit cannot resolve.
  static func notUnderstood(_ expression: String, why: String) -> FindingText {
    let subject = expression.isEmpty ? "this place" : "'\(expression)'"
    return FindingText(
      "\(subject) is not understood; \(why)",
      repair: "write the type, or list the locator or wrapper in '.depstructs.json'")
  }
}
