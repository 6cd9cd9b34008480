extension Rule {
  package static let notUnderstood = Rule(
    name: .notUnderstood,
    group: .comments,
    severity: .note,
    severityReason: "A note, since it says something about the audit and not about the code.",
    title: "Not understood",
    summary: "The audit cannot tell what a place means, so that findings may be missing there.",
    reason: """
      The audit reads sources without building them. What it cannot read, and names that it cannot \
      resolve, it shows: a report that leaves such places out looks better than the code is.
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
      Repair what does not compile. Where a name is not resolved, write its type, or name the \
      locator or wrapper in `.depstructs.json`.
      """,
    notReported: ["Places in tests."])
}

extension FindingText {
  /// A place whose meaning is not known.
  static func notUnderstood(_ expression: String, why: String) -> FindingText {
    let subject = expression.isEmpty ? "this place" : "'\(expression)'"
    return FindingText(
      "\(subject) is not understood; \(why)",
      repair: "write the type, or name what it is in '.depstructs.json'")
  }
}
