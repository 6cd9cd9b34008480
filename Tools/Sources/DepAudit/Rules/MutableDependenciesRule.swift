extension Rule {
  package static let mutableDependencies = Rule(
    name: .mutableDependencies,
    group: .convention,
    severity: .warning,
    severityReason: "A warning, since a `let` does the same and nobody has to look for the change.",
    title: "Mutable dependencies",
    summary: "A type keeps its `Dependencies` in a `var`.",
    reason: """
      What was passed to the initializer may not be what the type works with. A reader has to look \
      for assignments, and an object that is used from several threads has one more race.
      """,
    example: RuleExample(
      """
      final class Greeter {
        struct Dependencies {
          var name: () -> String
        }

        private var dependencies: Dependencies  // <- finding
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
    repair: """
      Write `private let`. Where a test assigns it, pass the double to the initializer. Where a \
      storyboard makes the object, its creator closure can pass the dependencies.
      """,
    notReported: ["Fields of the struct that are `var`: copies with one field replaced need that."])
}

extension FindingText {
  /// `Dependencies` in a `var`.
  static func mutableDependencies(_ property: String, of type: String) -> FindingText {
    FindingText(
      "'\(type)' keeps its dependencies in a 'var'; '\(property)' should be a 'let'",
      repair: "write 'private let \(property): Dependencies'")
  }
}
