extension Rule {
  package static let keptCircle = Rule(
    name: .keptCircle,
    group: .roots,
    severity: .note,
    severityReason: "A note, because the program runs; a circle that Swift refuses is a warning.",
    title: "Circle of kept objects",
    summary:
      "A kept object of a child root keeps that root, or another kept object, alive for ever.",
    reason: """
      The objects stay in memory when the child root is gone: after each sign-out one more session \
      is left.
      """,
    example: RuleExample(
      """
      final class Store {
        init() {}
      }

      final class Sync {
        struct Dependencies {
          var store: () -> Store
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func run() -> Store { dependencies.store() }
      }

      @MainActor final class AppRoot {
      }

      @MainActor final class SessionRoot {
        private let app: AppRoot
        init(app: AppRoot) { self.app = app }

        private lazy var store = Store()
        lazy var sync = Sync(dependencies: .init(store: { [self] in store }))  // <- finding
      }
      """),
    repaired: RuleExample(
      """
      final class Store {
        init() {}
      }

      final class Sync {
        struct Dependencies {
          var store: () -> Store
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func run() -> Store { dependencies.store() }
      }

      @MainActor final class AppRoot {
      }

      @MainActor final class SessionRoot {
        private let app: AppRoot
        init(app: AppRoot) { self.app = app }

        private lazy var store = Store()
        lazy var sync = Sync(dependencies: .init(store: { [unowned self] in store }))
      }
      """),
    repair: """
      Write `unowned self` in closures of kept members. Where two kept objects hold each other, \
      let one of them hold the result of its closure weakly.
      """,
    notReported: [
      "Roots without a parent, which live as long as the app.",
      "Roots where only paths, facts or the findings since a revision are audited.",
    ])
}
