extension Rule {
  package static let annotatedCircle = Rule(
    name: .annotatedCircle,
    group: .roots,
    severity: .error,
    severityReason:
      "An error, because the process stops when a member of the circle is used first.",
    title: "Written type on a circle",
    summary: "Kept members need each other, and a written type hides that from the compiler.",
    reason: """
      Without written types, Swift refuses the circle and names its members. One written type on \
      the circle is enough to compile it. The program then calls itself until its stack is full.
      """,
    example: RuleExample(
      """
      final class Store {
        struct Dependencies {
          var sync: Sync
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func save() { dependencies.sync.start() }
      }

      final class Sync {
        struct Dependencies {
          var store: Store
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func start() { dependencies.store.save() }
      }

      @MainActor final class AppRoot {
        lazy var store: Store = Store(dependencies: .init(sync: sync))  // <- finding
        lazy var sync: Sync = Sync(dependencies: .init(store: store))
      }
      """),
    repaired: RuleExample(
      """
      final class Store {
        struct Dependencies {
          var sync: Sync
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func save() { dependencies.sync.start() }
      }

      final class Sync {
        struct Dependencies {
          var store: () -> Store
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func start() { dependencies.store().save() }
      }

      @MainActor final class AppRoot {
        lazy var store: Store = Store(dependencies: .init(sync: sync))
        lazy var sync: Sync = Sync(dependencies: .init(store: { [unowned self] in store }))
      }
      """),
    repair: """
      Make one field on the circle a closure, which asks for the object when it is called.
      """,
    notReported: [
      "Circles that a closure opens.",
      "Roots where only paths, facts or the findings since a revision are audited.",
    ])
}
