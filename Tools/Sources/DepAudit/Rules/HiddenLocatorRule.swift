import DepModel

extension Rule {
  package static let hiddenLocator = Rule(
    name: .hiddenLocator,
    group: .hidden,
    severity: .warning,
    severityReason: hiddenSeverityReason,
    title: "Hidden locator",
    summary: "A type fetches what it needs from a locator, a container or a resolving wrapper.",
    reason: """
      A locator makes the dependency replaceable, but as hidden as before: the initializer does not \
      say what must be registered, and what nobody registered is found when it runs. In large apps \
      it is often most of what is hidden.

      Known by form: a global `Current`, `ServiceLocator`, casts of the application's delegate, \
      `resolve(API.self)`, `Container.shared.api()`, and wrappers such as `@Injected`, `@Inject`, \
      `@LazyInjected` and `@Dependency`. A project names its own in `.depstructs.json`.
      """,
    example: RuleExample(
      """
      protocol API: Sendable {
        func get(_ path: String) -> String
      }

      struct NetworkAPI: API {
        func get(_ path: String) -> String { "live \\(path)" }
      }

      enum ServiceLocator {
        static let api: any API = NetworkAPI()
      }

      final class ProfileService {
        func title() -> String {
          ServiceLocator.api.get("profile")  // <- finding
        }
      }
      """),
    repaired: RuleExample(
      """
      protocol API: Sendable {
        func get(_ path: String) -> String
      }

      struct NetworkAPI: API {
        func get(_ path: String) -> String { "live \\(path)" }
      }

      enum ServiceLocator {
        static let api: any API = NetworkAPI()
      }

      final class ProfileService {
        struct Dependencies {
          var api: any API
          static var live: Self { Self(api: ServiceLocator.api) }
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func title() -> String {
          dependencies.api.get("profile")
        }
      }
      """),
    repair: """
      Take the value in `Dependencies`, and let `live` fetch it. When all types do so, only the \
      `live` values and the composition root know the locator, and it can go.
      """,
    notReported: notCounted + [
      "`@Environment` and `@EnvironmentObject`: they are listed apart, since SwiftUI passes them."
    ])
}

extension FindingText {
  /// A type fetches what it needs.
  static func hiddenLocator(_ place: HiddenPlace) -> FindingText {
    place.text("fetches '\(place.dependency.expression)' by itself")
  }
}
