extension Rule {
  package static let singletonKeepsDefault = Rule(
    name: .singletonKeepsDefault,
    group: .singletons,
    severity: .warning,
    severityReason: "A warning, because one test can break later ones, depending on their order.",
    title: "Singleton keeps a default",
    summary: "The declaration of a singleton builds it from the default of its `Dependencies`.",
    reason: """
      A static is built when it is first used. If that happens inside a test's \
      `withDefaultDependencies`, the singleton is built with the test's doubles and keeps them for \
      the life of the process.
      """,
    example: RuleExample(
      """
      import DepStructs

      final class NetworkAPI: Sendable {
        struct Dependencies: TransitionalDependencies, Sendable {
          var send: @Sendable (String) -> String
          static var live: Self { Self(send: { "live \\($0)" }) }
        }

        static let shared = NetworkAPI()  // <- finding

        private let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
        func get(_ path: String) -> String { dependencies.send(path) }
      }

      @main
      enum Program {
        static func main() { print(NetworkAPI.shared.get("profile")) }
      }
      """, needs: .depStructs, alongside: [.transitionalDependency]),
    repaired: RuleExample(
      """
      import DepStructs

      final class NetworkAPI: Sendable {
        struct Dependencies: TransitionalDependencies, Sendable {
          var send: @Sendable (String) -> String
          static var live: Self { Self(send: { "live \\($0)" }) }
        }

        static let shared = NetworkAPI(dependencies: .live)

        private let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
        func get(_ path: String) -> String { dependencies.send(path) }
      }

      @main
      enum Program {
        static func main() { print(NetworkAPI.shared.get("profile")) }
      }
      """, needs: .depStructs),
    repair: """
      Pass `.live` explicitly: overrides do not apply to it.
      """,
    notReported: [
      "Singletons of types without `Dependencies`, or without a default for them.",
      "Singletons that tests declare.",
    ])
}

extension FindingText {
  /// A singleton that is built from a default.
  static func singletonKeepsDefault(_ name: String, type: String) -> FindingText {
    FindingText(
      "'\(name)' is built from the default of '\(type).Dependencies'; it would keep"
        + " a test's override",
      repair: "write '\(type)(dependencies: .live)' in the declaration of '\(name)'")
  }
}
