extension Rule {
  package static let transitionalDependency = Rule(
    name: .transitionalDependency,
    group: .visible,
    severity: .note,
    severityReason: "A note, because tests can replace it, and the default is temporary.",
    title: "Transitional dependency",
    summary: "A field of a `Dependencies` that has a default for callers.",
    reason: """
      The type is converted, its callers are not: a caller that passes nothing gets the live \
      values. The migration is complete when the default is gone, because only then the compiler \
      reports a caller that omits a dependency.
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
      root. When all callers do, remove the default: `unused-default` reports when that is the \
      case.
      """,
    notReported: ["Fields of a `Dependencies` without a default: they are injected."])
}

extension FindingText {
  /// A field may be left to its default.
  static func transitionalDependency(_ field: String, of type: String) -> FindingText {
    FindingText(
      "'\(type)' takes '\(field)' with a default, which callers can omit",
      repair: "let the callers of '\(type)' pass 'dependencies:', then remove the default")
  }
}
