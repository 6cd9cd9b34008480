extension Rule {
  package static let singletonCycle = Rule(
    name: .singletonCycle,
    group: .singletons,
    severity: .error,
    severityReason: "An error, because the first use of any of them hangs or stops the process.",
    title: "Cycle of singletons",
    summary: "Building a static needs another static, which needs the first.",
    reason: """
      The runtime builds a static once, and holds a lock meanwhile. When the value needs the same \
      static again, the thread waits for itself: it hangs, or stops without a message that names \
      either static.
      """,
    example: RuleExample(
      """
      final class Session: Sendable {
        struct Dependencies: Sendable {
          var store: Store
          static var live: Self { Self(store: Store.shared) }
        }

        static let shared = Session(dependencies: .live)  // <- finding

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func end() { dependencies.store.clear() }
        func isOpen() -> Bool { true }
      }

      final class Store: Sendable {
        struct Dependencies: Sendable {
          var session: Session
          static var live: Self { Self(session: Session.shared) }
        }

        static let shared = Store(dependencies: .live)

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func clear() { if dependencies.session.isOpen() { clear() } }
      }
      """),
    repaired: RuleExample(
      """
      final class Session: Sendable {
        struct Dependencies: Sendable {
          var store: Store
          static var live: Self { Self(store: Store.shared) }
        }

        static let shared = Session(dependencies: .live)

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func end() { dependencies.store.clear() }
        func isOpen() -> Bool { true }
      }

      final class Store: Sendable {
        struct Dependencies: Sendable {
          var isSessionOpen: @Sendable () -> Bool
          static var live: Self { Self(isSessionOpen: { Session.shared.isOpen() }) }
        }

        static let shared = Store(dependencies: .live)

        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func clear() { if dependencies.isSessionOpen() { clear() } }
      }
      """),
    repair: """
      Make one of the fields a closure, which reads the other singleton only when it is called. Or \
      keep the singletons in an `Allocator`, which stops with the path of the cycle.
      """,
    notReported: [
      "Uses in methods and in closures, which run after the static is built.",
      "Cycles through a method that an initializer calls.",
    ])
}

extension FindingText {
  /// The path of a cycle, from its first singleton back to it.
  static func singletonCycle(_ path: [String]) -> FindingText {
    FindingText(
      "cycle of singletons: \(path.joined(separator: " → "))",
      repair: "make one of the fields a closure, which runs after both are built")
  }

  /// What stands at the other places of a cycle.
  static func singletonCycleNote(_ name: String) -> String { "'\(name)' is declared here" }
}
