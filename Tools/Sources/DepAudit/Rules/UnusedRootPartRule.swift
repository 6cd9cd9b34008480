extension Rule {
  package static let unusedRootPart = Rule(
    name: .unusedRootPart,
    group: .roots,
    severity: .note,
    severityReason: "A note, because the program works; the part is only left over.",
    title: "Unused part of a root",
    summary: "A composition root keeps an object or is given an input that nothing takes.",
    reason: """
      A type has lost a field, and the root still has the value for it. Readers take it for \
      something that the app needs.
      """,
    example: RuleExample(
      """
      final class Analytics {
        init() {}
      }

      final class Feed {
        init() {}
      }

      @MainActor final class AppRoot {
        private lazy var analytics = Analytics()  // <- finding
        private lazy var feed = Feed()

        func start() -> Feed { feed }
      }
      """),
    repaired: RuleExample(
      """
      final class Feed {
        init() {}
      }

      @MainActor final class AppRoot {
        private lazy var feed = Feed()

        func start() -> Feed { feed }
      }
      """),
    repair: """
      Delete it, or run `depstructs wire --prune --write`, which also deletes what only it used.
      """,
    notReported: [
      "Members that other types can see, because they may use them.",
      "Roots where only paths, facts or the findings since a revision are audited.",
    ])
}
