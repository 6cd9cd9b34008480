extension Rule {
  package static let passedOnDependency = Rule(
    name: .passedOnDependency,
    group: .convention,
    severity: .note,
    severityReason: "A note, since one level of passing on is often the simplest thing to do.",
    title: "Dependency only passed on",
    summary:
      "The type hands a field of its `Dependencies` to others, and uses it for nothing else.",
    reason: """
      The type knows of something that does not concern it. With each level that passes it on, one \
      more type changes when the dependency does, and one more test has to provide it.
      """,
    example: RuleExample(
      """
      protocol API: Sendable {
        func get(_ path: String) -> String
      }

      func loadTitle(from api: any API) -> String { api.get("title") }

      final class ProfileScreen {
        struct Dependencies {
          var api: any API  // <- finding
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func title() -> String { loadTitle(from: dependencies.api) }
      }
      """),
    repaired: RuleExample(
      """
      protocol API: Sendable {
        func get(_ path: String) -> String
      }

      func loadTitle(from api: any API) -> String { api.get("title") }

      final class ProfileScreen {
        struct Dependencies {
          var loadTitle: () -> String
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func title() -> String { dependencies.loadTitle() }
      }
      """),
    repair: """
      Take what is made of it: the object that gets it, or a closure that makes one \
      (`makeProfile: () -> any Profile`), which the composition root closes over the dependency.
      """,
    notReported: [
      "Fields that are used once besides being passed on.",
      "Types that pass their whole `Dependencies` on.",
    ])
}

extension FindingText {
  /// A field that is only handed to others.
  static func passedOnDependency(_ field: String, of type: String) -> FindingText {
    FindingText(
      "'\(type)' only passes its dependency '\(field)' on; it could take what is made of it",
      repair: "take what gets '\(field)', or a closure that makes it, in '\(type).Dependencies'")
  }
}
