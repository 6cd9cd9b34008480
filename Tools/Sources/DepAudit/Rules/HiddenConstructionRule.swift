import DepModel

extension Rule {
  package static let hiddenConstruction = Rule(
    name: .hiddenConstruction,
    group: .hidden,
    severity: .warning,
    severityReason: hiddenSeverityReason,
    title: "Hidden construction",
    summary: "A type creates an object that has dependencies of its own.",
    reason: """
      A caller can replace neither the object nor what the object needs. The list in \
      `Dependencies` is incomplete while the type creates some of its dependencies itself.
      """,
    example: RuleExample(
      """
      final class Cache {
        struct Dependencies {
          var read: (_ key: String) -> String?
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func value(_ key: String) -> String? { dependencies.read(key) }
      }

      final class ProfileService {
        struct Dependencies {
          var fallback: () -> String
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func title() -> String {
          let cache = Cache(dependencies: .init(read: { _ in nil }))  // <- finding
          return cache.value("title") ?? dependencies.fallback()
        }
      }
      """, alongside: [.incompleteMigration]),
    repaired: RuleExample(
      """
      final class Cache {
        struct Dependencies {
          var read: (_ key: String) -> String?
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func value(_ key: String) -> String? { dependencies.read(key) }
      }

      final class ProfileService {
        struct Dependencies {
          var makeCache: () -> Cache
          var fallback: () -> String
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }

        func title() -> String {
          let cache = dependencies.makeCache()
          return cache.value("title") ?? dependencies.fallback()
        }
      }
      """),
    repair: """
      Take the object in `Dependencies`. If the type creates many, or creates them late, take a \
      closure that creates one: `makeCache: () -> any Caching`.
      """,
    notReported: notCounted + [
      "Objects without dependencies: collections, values, views, formatters."
    ])
}

extension FindingText {
  /// A type creates an object.
  static func hiddenConstruction(_ place: HiddenPlace) -> FindingText {
    place.text("creates '\(place.dependency.expression)' itself")
  }
}
