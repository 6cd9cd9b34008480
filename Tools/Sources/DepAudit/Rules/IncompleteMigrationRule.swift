import DepModel

extension Rule {
  package static let incompleteMigration = Rule(
    name: .incompleteMigration,
    group: .convention,
    severity: .warning,
    severityReason: "A warning, because readers take `Dependencies` for the whole list.",
    title: "Incomplete migration",
    summary: "A type with `Dependencies` also has hidden dependencies.",
    reason: """
      A reader of the struct takes it for everything that the type needs, and writes a test that \
      still reaches the network. Each hidden place is a finding of its own; this rule summarizes \
      them once for each type.
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
      Add a field for each, pass the hidden value where the struct is created, and use the field. \
      `depstructs migrate TYPE` does this. To keep a place hidden, silence it with a comment and a \
      reason; the type then counts as complete.
      """,
    notReported: [
      "Types whose hidden places are all silenced by comments.",
      "Types without `Dependencies`: their hidden places are findings of their own.",
    ])
}

extension FindingText {
  /// A type with `Dependencies` hides the expressions.
  static func incompleteMigration(_ type: TypeEntry, hides expressions: [String]) -> FindingText {
    let shown = expressions.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    let more = expressions.count > 4 ? " and \(expressions.count - 4) more" : ""
    return FindingText(
      "'\(type.name)' has 'Dependencies' but still hides \(shown)\(more)",
      repair: "run '\(type.migrateCommand)'", command: type.migrateCommand)
  }
}
