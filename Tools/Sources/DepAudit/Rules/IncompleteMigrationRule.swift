extension Rule {
  package static let incompleteMigration = Rule(
    name: .incompleteMigration,
    group: .convention,
    severity: .warning,
    severityReason: "A warning, since readers trust `Dependencies` to be the whole list.",
    title: "Incomplete migration",
    summary: "A type that lists its dependencies in `Dependencies` hides others.",
    reason: """
      Who reads the struct believes that it is all that the type needs, and writes a test that \
      still reaches the network. Each hidden place is a finding of its own as well; this one says \
      once for each type what is left.
      """,
    example: RuleExample(
      """
      import Foundation

      final class Greeter {
        struct Dependencies {  // <- finding
          var name: () -> String
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func greeting() -> String {
          "Hello \\(dependencies.name()), it is \\(Date())"
        }
      }
      """, alongside: [.hiddenAmbientValue]),
    repaired: RuleExample(
      """
      import Foundation

      final class Greeter {
        struct Dependencies {
          var name: () -> String
          var now: () -> Date
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func greeting() -> String {
          "Hello \\(dependencies.name()), it is \\(dependencies.now())"
        }
      }
      """),
    repair: """
      Add a field for each, pass what was hidden where the struct is made, and use the field. What \
      shall stay hidden gets a comment with a reason; the type is then complete.
      """,
    notReported: [
      "Types whose hidden places are all silenced by comments.",
      "Types without `Dependencies`: their hidden places are findings of their own.",
    ])
}

extension FindingText {
  /// A type with `Dependencies` hides the expressions.
  static func incompleteMigration(_ type: String, hides expressions: [String]) -> FindingText {
    let shown = expressions.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    let more = expressions.count > 4 ? " and \(expressions.count - 4) more" : ""
    return FindingText(
      "'\(type)' has 'Dependencies' and still hides \(shown)\(more)",
      repair: "add a field to '\(type).Dependencies' for each of them, and use it in the bodies")
  }
}
