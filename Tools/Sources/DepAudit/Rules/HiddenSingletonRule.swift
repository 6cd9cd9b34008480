import DepModel

extension Rule {
  package static let hiddenSingleton = Rule(
    name: .hiddenSingleton,
    group: .hidden,
    severity: .warning,
    severityReason: hiddenSeverityReason,
    title: "Hidden singleton",
    summary: "A body reaches for a singleton that the project declares.",
    reason: """
      Nobody who makes the type can see that it needs the singleton, and nobody can replace it. A \
      test of the type is a test of the singleton too, and of all that the singleton reaches. Two \
      tests that run at the same time share it.

      A singleton is a stored static or global of class, actor or protocol type, whatever its name \
      is. Uses through type aliases, `Self`, optional chaining, `.shared` where the type is \
      written, and extensions in other files are found.
      """,
    example: RuleExample(
      """
      protocol API: Sendable {
        func get(_ path: String) -> String
      }

      final class NetworkAPI: API {
        static let shared = NetworkAPI()
        func get(_ path: String) -> String { "live \\(path)" }
      }

      final class ProfileService {
        func title() -> String {
          NetworkAPI.shared.get("profile")  // <- finding
        }
      }
      """),
    repaired: RuleExample(
      """
      protocol API: Sendable {
        func get(_ path: String) -> String
      }

      final class NetworkAPI: API {
        static let shared = NetworkAPI()
        func get(_ path: String) -> String { "live \\(path)" }
      }

      final class ProfileService {
        struct Dependencies {
          var api: any API
          static var live: Self { Self(api: NetworkAPI.shared) }
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func title() -> String {
          dependencies.api.get("profile")
        }
      }
      """),
    repair: """
      Nest a `struct Dependencies` in the type, with a field of protocol type. Name the singleton \
      in `static var live`, and nowhere else. Take the struct in the initializer. Where the callers \
      cannot change yet, conform it to `TransitionalDependencies` and take it with \
      `= .defaultDependencies`.
      """,
    notReported: notCounted + [
      "Stored statics of value types, such as `Style.default` or `Money.zero`: they are constants."
    ])
}

extension FindingText {
  /// A body reaches for a singleton.
  static func hiddenSingleton(_ place: HiddenPlace) -> FindingText {
    place.text("hides '\(place.dependency.expression)'")
  }
}
