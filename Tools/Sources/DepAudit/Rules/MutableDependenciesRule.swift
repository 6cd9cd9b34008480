extension Rule {
  package static let mutableDependencies = Rule(
    name: .mutableDependencies,
    group: .convention,
    severity: .warning,
    severityReason: "A warning, because a `let` does the same and rules out a later change.",
    title: "Mutable dependencies",
    summary: "A type keeps its `Dependencies` in a `var`.",
    reason: """
      The type may not use the dependencies that its initializer received. A reader has to look \
      for assignments, and an object that several threads use has one more race.
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
      Use `private let`. If a test assigns the property, pass the double to the initializer \
      instead. If a storyboard creates the object, its creator closure can pass the dependencies.
      """,
    notReported: [
      "Fields of the struct that are `var`: copies with one field replaced need that.",
      "A property that begins with `.defaultDependencies`, which a test replaces.",
      "A property of a struct, of which each holder has a copy.",
    ])
}

extension FindingText {
  /// `Dependencies` in a `var`.
  static func mutableDependencies(_ property: String, of type: String) -> FindingText {
    FindingText(
      "'\(type)' keeps its dependencies in a 'var'; '\(property)' should be a 'let'",
      repair: "write 'private let \(property): Dependencies'")
  }
}
