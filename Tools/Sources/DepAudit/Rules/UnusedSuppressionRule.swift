extension Rule {
  package static let unusedSuppression = Rule(
    name: .unusedSuppression,
    group: .comments,
    severity: .warning,
    severityReason: "A warning, since the comment would silence the next finding unseen.",
    title: "Unused suppression",
    summary: "A comment silences a rule that finds nothing there, or that does not exist.",
    reason: """
      The reason that it gives is about code that has changed. It stays a licence: whoever adds \
      such a dependency on these lines later is not told.
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
      Remove the comment, or the one rule of several that finds nothing. A name that is no rule is \
      spelled wrong: the message names the nearest.
      """,
    notReported: [
      "Comments in tests, whose places are not counted.",
      "It cannot be silenced by a comment itself; the configuration can switch it off.",
    ])
}

extension FindingText {
  /// A comment whose rule finds nothing.
  static func unusedSuppression(_ rule: String) -> FindingText {
    FindingText(
      "nothing to silence here for '\(rule)'",
      repair: "remove '\(rule)' from the comment, or the comment when it names nothing else")
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
    "the comment names no rule, and silences nothing",
    repair: "write 'depstructs:ignore RULE - reason'")
}
