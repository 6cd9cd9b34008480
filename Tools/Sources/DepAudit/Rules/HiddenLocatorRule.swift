import DepModel

extension Rule {
  package static let hiddenLocator = Rule(
    name: .hiddenLocator,
    group: .hidden,
    severity: .warning,
    severityReason: hiddenSeverityReason,
    title: "Hidden locator",
    summary: "A type gets its dependencies from a locator, a container or a resolving wrapper.",
    reason: """
      A locator makes the dependency replaceable, but leaves it hidden: the initializer does not \
      say what must be registered, and a missing registration shows only at run time. In large \
      apps, locators often hide most of the dependencies.

      Recognized by form: a global `Current`, `ServiceLocator`, casts of the application's \
      delegate, `resolve(API.self)`, `Container.shared.api()`, and wrappers such as `@Injected`, \
      `@Inject`, `@LazyInjected` and `@Dependency`. A project lists its own in `.depstructs.json`.
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
      Take the value in `Dependencies`, and read the locator in `live`. When all types do so, only \
      the `live` values and the composition root use the locator, and you can remove it.
      """,
    notReported: notCounted + [
      "`@Environment` and `@EnvironmentObject`: SwiftUI passes them. Reports list them."
    ])
}

extension FindingText {
  /// A type gets a dependency from a locator.
  static func hiddenLocator(_ place: HiddenPlace) -> FindingText {
    let expression = place.dependency.expression
    return place.text(
      place.dependency.kind == .wrapper && !place.dependency.member.isEmpty
        ? "gets '\(place.dependency.member)' from '\(expression)'"
        : "gets '\(expression)' from a locator")
  }
}
