import DepModel

extension Rule {
  package static let hiddenSingleton = Rule(
    name: .hiddenSingleton,
    group: .hidden,
    severity: .warning,
    severityReason: hiddenSeverityReason,
    title: "Hidden singleton",
    summary: "A body uses a singleton of the project directly.",
    reason: """
      A caller cannot see that the type needs the singleton, and cannot replace it. A test of the \
      type also tests the singleton and everything that the singleton uses. Tests that run in \
      parallel share it.

      A singleton is a stored static or global of class, actor or protocol type, whatever its \
      name. The audit finds uses through type aliases, `Self`, optional chaining, `.shared` where \
      the type is written, and extensions in other files.
      """,
    example: RuleExample(
      """
      import Foundation

      protocol API: Sendable {
        func get(_ path: String) -> String
      }

      final class NetworkAPI: API {
        static let shared = NetworkAPI()
        func get(_ path: String) -> String {
          (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        }
      }

      final class ProfileService {
        func title() -> String {
          NetworkAPI.shared.get("profile")  // <- finding
        }
      }
      """, alongside: [.hiddenAmbientValue]),
    repaired: RuleExample(
      """
      import Foundation

      protocol API: Sendable {
        func get(_ path: String) -> String
      }

      final class NetworkAPI: API {
        static let shared = NetworkAPI()
        func get(_ path: String) -> String {
          (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        }
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
      Run `depstructs migrate TYPE`, or nest a `struct Dependencies` in the type, with a field of \
      protocol type. Name the singleton in `static var live` only. Take the struct in the \
      initializer. If the callers cannot change yet, conform the struct to \
      `TransitionalDependencies` and take it with `= .defaultDependencies`.
      """,
    notReported: notCounted + [
      "Stored statics of value types, such as `Style.default` or `Money.zero`: they are constants."
    ])
}

extension FindingText {
  /// A body uses a singleton.
  static func hiddenSingleton(_ place: HiddenPlace) -> FindingText {
    place.text("uses '\(place.dependency.expression)' directly")
  }
}
