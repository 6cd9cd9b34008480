extension Rule {
  package static let unusedDependency = Rule(
    name: .unusedDependency,
    group: .convention,
    severity: .warning,
    severityReason:
      "A warning, because every caller has to supply it, and it can be removed at once.",
    title: "Unused dependency",
    summary: "The type never uses a field of its `Dependencies`.",
    reason: """
      Every caller has to supply a value for the field, and readers assume that the type needs it.
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
      "Types without a property for their `Dependencies`.",
      "Types that pass on the whole struct.",
      "Types with a public struct: a use may be in a module that was not read.",
    ])
}

extension FindingText {
  /// A field that nothing uses.
  static func unusedDependency(_ field: String, of type: String) -> FindingText {
    FindingText(
      "'\(type)' never uses its dependency '\(field)'",
      repair: "remove '\(field)' from '\(type).Dependencies' and from the places that create it")
  }
}
