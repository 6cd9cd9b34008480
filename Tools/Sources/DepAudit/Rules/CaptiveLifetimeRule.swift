extension Rule {
  package static let captiveLifetime = Rule(
    name: .captiveLifetime,
    group: .roots,
    severity: .note,
    severityReason:
      "A note, because the program runs; a root that cannot be completed is a warning.",
    title: "Captive lifetime",
    summary: "A kept object holds a value that should live shorter than the object.",
    reason: """
      The object asks for the value once. When a new value is made, the object still has the old \
      one: an expired token, or the user of the last session.
      """,
    example: RuleExample(
      """
      import DepStructs

      struct Token: Sendable {
        init() {}
      }

      final class Dashboard {
        struct Dependencies {
          var token: Token
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func current() -> Token { dependencies.token }
      }

      @MainActor final class AppRoot {
        private lazy var token = Allocator(.cached(for: .seconds(60))) { Token() }
        private lazy var dashboard = Dashboard(dependencies: .init(token: token()))  // <- finding

        func start() -> Dashboard { dashboard }
      }
      """, needs: .depStructs),
    repaired: RuleExample(
      """
      import DepStructs

      struct Token: Sendable {
        init() {}
      }

      final class Dashboard {
        struct Dependencies {
          var token: @Sendable () -> Token
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func current() -> Token { dependencies.token() }
      }

      @MainActor final class AppRoot {
        private lazy var token = Allocator(.cached(for: .seconds(60))) { Token() }
        private lazy var dashboard = Dashboard(
          dependencies: .init(token: { [token] in token() }))

        func start() -> Dashboard { dashboard }
      }
      """, needs: .depStructs),
    repair: """
      Make the field a closure, which asks each time. A kept object that needs a value of a child \
      root belongs to the child root.
      """,
    notReported: [
      "Values that a child root passes to what it keeps itself.",
      "Roots where only paths, facts or the findings since a revision are audited.",
    ])
}
