extension Rule {
  package static let notRegistered = Rule(
    name: .notRegistered,
    group: .containers,
    severity: .warning,
    severityReason: "A warning, because the program stops or goes on without the object.",
    title: "Fetch of what nothing registers",
    summary: "Code fetches a type of the project from a container, and nothing registers it.",
    reason: """
      A container finds an object while the program runs, so the compiler cannot see that the \
      registration is gone. The first user who comes to the place meets a crash or an empty value.
      """,
    example: app(registering: [], mark: RuleExample.marker),
    repaired: app(registering: ["Analytics"]),
    repair: """
      Register the type, or fetch the one that is registered. `depstructs wire --from-container \
      ServiceStore` lists all registrations with what fetches them.
      """,
    notReported: [
      "Types that the project does not declare, and names of generic parameters.",
      "Calls on what the sources do not show to be the container.",
      "Containers where some code registers what it does not name: `register(type) { … }`.",
      "Components whose properties the compiler checks, such as those of Needle.",
      "Containers without any registration in the sources.",
      "Containers where only paths, facts or the findings since a revision are audited.",
    ])

  /// An app that fetches a cache and something to count its users with, and registers the cache
  /// and what is named besides.
  private static func app(registering types: [String], mark: String = "") -> RuleExample {
    let registrations = (["Cache"] + types).map {
      "\n  ServiceStore.shared.register(\($0).self) { \($0)() }"
    }.joined()
    let comment = mark.isEmpty ? "" : "  \(mark)"
    return RuleExample(
      """
      \(store)

      final class Analytics {
        init() {}
      }

      final class Cache {
        init() {}
      }

      @MainActor func registerServices() {\(registrations)
      }

      @MainActor final class Feed {
        let cache = ServiceStore.shared.resolve(Cache.self)
        let analytics = ServiceStore.shared.resolve(Analytics.self)\(comment)
      }
      """)
  }

  /// A store that finds objects by type.
  static let store = """
    @MainActor final class ServiceStore {
      static let shared = ServiceStore()
      private var makers: [ObjectIdentifier: () -> Any] = [:]

      func register<Service>(_ type: Service.Type, make: @escaping () -> Service) {
        makers[ObjectIdentifier(type)] = make
      }

      func resolve<Service>(_ type: Service.Type) -> Service? {
        makers[ObjectIdentifier(type)]?() as? Service
      }
    }
    """
}
