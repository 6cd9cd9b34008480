extension Rule {
  package static let transitionalDependency = Rule(
    name: .transitionalDependency,
    group: .visible,
    severity: .note,
    severityReason:
      "A note, since a test can replace it, and the default is meant to be there now.",
    title: "Transitional dependency",
    summary: "A field of a `Dependencies` that callers may leave to its default.",
    reason: """
      The type is converted, its callers are not: who passes nothing gets the live values. That is \
      where a migration stands for a while. It is done when the default is gone, since only then \
      the compiler finds who forgot a dependency.
      """,
    example: RuleExample(
      """
      import DepStructs

      final class Clock {
        struct Dependencies: TransitionalDependencies {
          var seconds: () -> Int  // <- finding
          static var live: Self { Self(seconds: { 0 }) }
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
        func minutes() -> Int { dependencies.seconds() / 60 }
      }
      """, needs: .depStructs),
    repaired: RuleExample(
      """
      final class Clock {
        struct Dependencies {
          var seconds: () -> Int
          static var live: Self { Self(seconds: { 0 }) }
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func minutes() -> Int { dependencies.seconds() / 60 }
      }
      """),
    repair: """
      Let the callers pass `dependencies:`, from their own `Dependencies` or in the composition \
      root. When the last one does, remove the default: `unused-default` says when that is.
      """,
    notReported: ["Fields of a `Dependencies` without a default: they are injected."])
}

extension FindingText {
  /// A field may be left to its default.
  static func transitionalDependency(_ field: String, of type: String) -> FindingText {
    FindingText(
      "'\(type)' takes '\(field)' with a default; callers may still leave it out",
      repair: "let the callers of '\(type)' pass 'dependencies:', then remove the default")
  }
}
