extension Rule {
  package static let unusedDependency = Rule(
    name: .unusedDependency,
    group: .convention,
    severity: .warning,
    severityReason: "A warning, since every caller pays for it and it can be removed at once.",
    title: "Unused dependency",
    summary: "The type never uses a field of its `Dependencies`.",
    reason: """
      Whoever makes the type has to find a value for the field, and whoever reads it believes that \
      the type needs it. The list of dependencies is worth something only while it is true.
      """,
    example: RuleExample(
      """
      final class Greeter {
        struct Dependencies {
          var name: () -> String
          var language: () -> String  // <- finding
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func greeting() -> String { "Hello \\(dependencies.name())" }
      }
      """),
    repaired: RuleExample(
      """
      final class Greeter {
        struct Dependencies {
          var name: () -> String
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func greeting() -> String { "Hello \\(dependencies.name())" }
      }
      """),
    repair: "Remove the field. The compiler then lists the places that pass a value for it.",
    notReported: [
      "Types that keep their `Dependencies` in no property.",
      "Types that pass the struct on as a whole.",
      "Types that expose the struct in public: the use may stand in a module that was not read.",
    ])
}

extension FindingText {
  /// A field that nothing uses.
  static func unusedDependency(_ field: String, of type: String) -> FindingText {
    FindingText(
      "'\(type)' never uses its dependency '\(field)'",
      repair: "remove '\(field)' from '\(type).Dependencies' and from the places that make it")
  }
}
