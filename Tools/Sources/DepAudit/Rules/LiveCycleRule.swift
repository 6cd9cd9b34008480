extension Rule {
  package static let liveCycle = Rule(
    name: .liveCycle,
    group: .convention,
    severity: .error,
    severityReason: "An error, because building any of the values stops the process.",
    title: "Cycle among live values",
    summary: "The `live` values of some types build each other from their defaults.",
    reason: """
      `A.Dependencies.live` creates a `B()`, whose default is `B.Dependencies.live`, which creates \
      an `A()`, and so on without end. At run time the library stops with the path; a handwritten \
      default overflows the stack. The audit reports the cycle before the code runs.
      """,
    example: RuleExample(
      """
      import DepStructs

      final class Session {
        struct Dependencies: TransitionalDependencies {  // <- finding
          var store: Store
          static var live: Self { Self(store: Store()) }
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
        func end() { dependencies.store.clear() }
        func isOpen() -> Bool { true }
      }

      final class Store {
        struct Dependencies: TransitionalDependencies {
          var session: Session
          static var live: Self { Self(session: Session()) }
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
        func clear() { if dependencies.session.isOpen() { clear() } }
      }
      """, needs: .depStructs, alongside: [.transitionalDependency]),
    repaired: RuleExample(
      """
      import DepStructs

      final class Session {
        struct Dependencies: TransitionalDependencies {
          var store: Store
          static var live: Self { Self(store: Store()) }
        }

        private let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
        func end() { dependencies.store.clear(isOpen: isOpen()) }
        func isOpen() -> Bool { true }
      }

      final class Store {
        private var values: [String] = []
        func clear(isOpen: Bool) { if !isOpen { values = [] } }
      }
      """, needs: .depStructs),
    repair: """
      Often one of the types needs less than it takes: pass that value as a parameter, as here. \
      Otherwise take one of the types as a closure that is called later, and create the objects in \
      the composition root.
      """,
    notReported: [
      "Cycles through a closure that is not called while the values are built.",
      "Cycles of static singletons: see `singleton-cycle`.",
    ])
}

extension FindingText {
  /// The path of a cycle, from its first type back to it.
  static func liveCycle(_ path: [String]) -> FindingText {
    FindingText(
      "cycle of 'live' values: \(path.joined(separator: " → "))",
      repair: "take one of them as a closure, or pass the needed value as a parameter")
  }

  /// What stands at the other places of a cycle.
  static func liveCycleNote(_ type: String, builds next: String) -> String {
    "'live' of '\(type)' builds '\(next)' from its default here"
  }
}
