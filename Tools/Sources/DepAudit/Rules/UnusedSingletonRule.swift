extension Rule {
  package static let unusedSingleton = Rule(
    name: .unusedSingleton,
    group: .singletons,
    severity: .note,
    severityReason: "A note, since uses through Objective-C or reflection have no name to find.",
    title: "Unused singleton",
    summary: "No code outside of tests reaches the singleton.",
    reason: """
      It is what remains when the last use was converted. As long as it stands, somebody will find \
      it in a list of completions and use it again.
      """,
    example: RuleExample(
      """
      final class NetworkAPI: Sendable {
        static let shared = NetworkAPI()  // <- finding
        func get(_ path: String) -> String { "live \\(path)" }
      }
      """),
    repaired: RuleExample(
      """
      final class NetworkAPI: Sendable {
        func get(_ path: String) -> String { "live \\(path)" }
      }
      """),
    repair: "Remove the static. Tests that still use it make an object of their own.",
    notReported: [
      "Public singletons: in a library, the use may stand in a module that was not read.",
      "Singletons that only a `live` or a composition root reaches: they are in use.",
    ])
}

extension FindingText {
  /// A singleton without a use.
  static func unusedSingleton(_ name: String) -> FindingText {
    FindingText("nobody uses the singleton '\(name)' any more", repair: "remove '\(name)'")
  }
}
