import DepModel

extension Rule {
  package static let hiddenConstruction = Rule(
    name: .hiddenConstruction,
    group: .hidden,
    severity: .warning,
    severityReason: hiddenSeverityReason,
    title: "Hidden construction",
    summary: "A type makes an object in place that has dependencies itself.",
    reason: """
      Whoever makes the type cannot replace the object, nor what the object needs. A type that \
      lists its dependencies and makes some of them itself lists only half.
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
      Take the object in `Dependencies`. Where the type makes many, or makes them late, take a \
      closure that makes one: `makeCache: () -> any Caching`.
      """,
    notReported: notCounted + [
      "Objects without dependencies: collections, values, views, formatters."
    ])
}

extension FindingText {
  /// A type makes an object in place.
  static func hiddenConstruction(_ place: HiddenPlace) -> FindingText {
    place.text("makes '\(place.dependency.expression)' by itself")
  }
}
