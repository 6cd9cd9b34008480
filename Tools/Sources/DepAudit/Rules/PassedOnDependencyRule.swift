extension Rule {
  package static let passedOnDependency = Rule(
    name: .passedOnDependency,
    group: .convention,
    severity: .note,
    severityReason: "A note, because passing a dependency on once is often the simplest solution.",
    title: "Dependency only passed on",
    summary:
      "The type hands a field of its `Dependencies` to others, and uses it for nothing else.",
    reason: """
      The type knows a dependency that it does not use. With each level that passes the dependency \
      on, one more type changes with it, and one more test has to provide it.
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
      Take the object that receives the dependency, or a closure that creates one (`makeProfile: \
      () -> any Profile`). The composition root captures the dependency in that closure.
      """,
    notReported: [
      "Fields that the type also uses itself.",
      "Types that pass on their whole `Dependencies`.",
    ])
}

extension FindingText {
  /// A field that is only handed to others.
  static func passedOnDependency(_ field: String, of type: String) -> FindingText {
    FindingText(
      "'\(type)' only passes its dependency '\(field)' on; it could take the object that uses it",
      repair: "replace '\(field)' with the object that uses it, or a closure that creates it")
  }
}
