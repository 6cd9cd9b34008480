extension Rule {
  package static let unusedSuppression = Rule(
    name: .unusedSuppression,
    group: .comments,
    severity: .warning,
    severityReason: "A warning, because the comment would hide the next finding.",
    title: "Unused suppression",
    summary: "A comment silences a rule that finds nothing there, or that does not exist.",
    reason: """
      The code that the reason is about has changed. The comment would silence a new dependency on \
      these lines without a word.
      """,
    example: RuleExample(
      """
      struct Menu {
        // depstructs:ignore hidden-global - assigned once, at launch  // <- finding
        func lastItem(isSignedIn: Bool) -> String {
          isSignedIn ? "Sign out" : "Sign in"
        }
      }
      """),
    repaired: RuleExample(
      """
      struct Menu {
        func lastItem(isSignedIn: Bool) -> String {
          isSignedIn ? "Sign out" : "Sign in"
        }
      }
      """),
    repair: """
      Remove the comment, or the one of several rules that finds nothing. If the name is \
      misspelled, the message suggests the nearest rule.
      """,
    notReported: [
      "Comments in tests, which the audit does not count.",
      "A comment cannot silence this rule; the configuration can turn it off.",
    ])
}

extension FindingText {
  /// A comment whose rule finds nothing.
  static func unusedSuppression(_ rule: String) -> FindingText {
    FindingText(
      "the comment silences '\(rule)', which finds nothing here",
      repair: "remove '\(rule)' from the comment, or the whole comment if it names no other rule")
  }

  /// A comment whose rule does not exist.
  static func unknownSuppression(_ rule: String, nearest: String?) -> FindingText {
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
    let repair = nearest.map { "write '\($0)', or remove the comment" }
    return FindingText(
      "there is no rule '\(rule)'\(hint)",
      repair: repair ?? "see 'depstructs explain' for the rules, or remove the comment")
  }

  /// A comment that names no rule.
  static let suppressionWithoutRule = FindingText(
    "the comment names no rule, so it silences nothing",
    repair: "write 'depstructs:ignore RULE - reason'")
}
