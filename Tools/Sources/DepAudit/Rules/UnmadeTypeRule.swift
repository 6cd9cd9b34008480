extension Rule {
  package static let unmadeType = Rule(
    name: .unmadeType,
    group: .roots,
    severity: .note,
    severityReason: "A note, because code that was not read may make it.",
    title: "Type that nothing makes",
    summary: "No root, type or test makes a type whose dependencies have no default.",
    reason: """
      The type is dead code, or it is made in a manner that this tool does not see. In both cases \
      no root says what its dependencies are.
      """,
    example: RuleExample(
      """
      final class SettingsModel {  // <- finding
        struct Dependencies {
          var title: String
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func header() -> String { dependencies.title }
      }

      @MainActor final class AppRoot {
      }
      """),
    repaired: RuleExample(
      """
      final class SettingsModel {
        struct Dependencies {
          var title: String
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func header() -> String { dependencies.title }
      }

      @MainActor final class AppRoot {
        func makeSettings() -> SettingsModel {
          SettingsModel(dependencies: .init(title: "Settings"))
        }
      }
      """),
    repair: """
      Write `SettingsModel(dependencies: .init())` in a root and run `depstructs wire --write`, or \
      delete the type.
      """,
    notReported: [
      "Public types: code that was not read may make them.",
      "Types with a default for their dependencies.",
      "Projects whose configuration names no root.",
      "Roots where only paths, facts or the findings since a revision are audited.",
    ])
}
