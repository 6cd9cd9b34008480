extension Rule {
  package static let unusedSingleton = Rule(
    name: .unusedSingleton,
    group: .singletons,
    severity: .note,
    severityReason:
      "A note, because uses through Objective-C or reflection cannot be found by name.",
    title: "Unused singleton",
    summary: "No code outside of tests uses the singleton.",
    reason: """
      The singleton is left over from a migration. While it exists, code completion offers it, and \
      new code uses it again.
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
    repair: """
      Remove the static. Tests that still use it create an object of their own.
      """,
    notReported: [
      "Public singletons: in a library, a use may be in a module that was not read.",
      "Singletons that only a `live` or a composition root uses.",
    ])
}

extension FindingText {
  /// A singleton without a use.
  static func unusedSingleton(_ name: String) -> FindingText {
    FindingText("the singleton '\(name)' is unused", repair: "remove '\(name)'")
  }
}
