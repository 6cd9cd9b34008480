extension TransitionCase {
  static let uses = [
    TransitionCase(
      "a singleton's own declaration that passes live",
      """
      final class §API: Sendable {
        static let shared = §API(dependencies: .live)
        struct Dependencies: TransitionalDependencies {
          var name: String
          static var live: Self { Self(name: "a") }
        }
        let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) {
          self.dependencies = dependencies
        }
      }
      """,
      gives: """
        final class §API: Sendable {
          static let shared = §API(dependencies: .live)
          struct Dependencies {
            var name: String
            static var live: Self { Self(name: "a") }
          }
          let dependencies: Dependencies
          init(dependencies: Dependencies) {
            self.dependencies = dependencies
          }
        }
        """, reasons: ["default-needed"]),
    TransitionCase(
      "a singleton's own declaration that leans on the default",
      """
      final class §API: Sendable {
        static let shared = §API()
        struct Dependencies {
          var name: String
          static var defaultDependencies: Self { Self(name: "a") }
        }
        let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) {
          self.dependencies = dependencies
        }
      }
      """,
      gives: """
        final class §API: Sendable {
          static let shared = §API()
          struct Dependencies {
            var name: String
          }
          let dependencies: Dependencies
          init(dependencies: Dependencies) {
            self.dependencies = dependencies
          }
        }
        """, callers: [("static let shared = §API()", [])]),
    TransitionCase(
      "another file that names live",
      """
      final class §API {
        struct Dependencies: TransitionalDependencies {
          var name: String
          static var live: Self { Self(name: "a") }
        }
        let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) {
          self.dependencies = dependencies
        }
      }
      // file: Other.swift
      func §make() { _ = §API(dependencies: §API.Dependencies.live) }
      """,
      gives: """
        final class §API {
          struct Dependencies {
            var name: String
            static var live: Self { Self(name: "a") }
          }
          let dependencies: Dependencies
          init(dependencies: Dependencies) {
            self.dependencies = dependencies
          }
        }
        """, reasons: ["default-needed"]),
    TransitionCase(
      "a test that overrides the default",
      """
      final class §API {
        struct Dependencies: TransitionalDependencies {
          var name: String
          static var live: Self { Self(name: "a") }
        }
        let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) {
          self.dependencies = dependencies
        }
      }
      // file: TestsOfAPI.swift
      func §test() {
        withDefaultDependencies(§API.Dependencies(name: "b")) {
          _ = §API()
        }
      }
      """,
      gives: """
        final class §API {
          struct Dependencies: TransitionalDependencies {
            var name: String
            static var live: Self { Self(name: "a") }
          }
          let dependencies: Dependencies
          init(dependencies: Dependencies) {
            self.dependencies = dependencies
          }
        }
        """, callers: [("_ = §API()", [])], reasons: ["default-needed"]),
    TransitionCase(
      "a default that is live by another name, and the live of another type",
      """
      final class §API {
        struct Dependencies {
          var name: String
          static var live: Self { Self(name: "a") }
          static var defaultDependencies: Self { live }
        }
        let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) {
          self.dependencies = dependencies
        }
        func other() -> §Other { §Other(dependencies: .live) }
      }
      // file: Other.swift
      struct §Other {
        struct Dependencies {
          var api: §API
          static var live: Self {
            Self(api: §API())
          }
        }
        let dependencies: Dependencies
      }
      """,
      gives: """
        final class §API {
          struct Dependencies {
            var name: String
          }
          let dependencies: Dependencies
          init(dependencies: Dependencies) {
            self.dependencies = dependencies
          }
          func other() -> §Other { §Other(dependencies: .live) }
        }
        """, callers: [("Self(api: §API())", [])]),
    TransitionCase(
      "what the dependencies of the caller have by another name",
      """
      protocol §Named {}
      final class §API {
        struct Dependencies: TransitionalDependencies {
          var named: any §Named
          var now: @Sendable () -> Int
          static var live: Self { Self(named: §Name(), now: { 1 }) }
        }
        let dependencies: Dependencies
        init(dependencies: Dependencies = .defaultDependencies) {
          self.dependencies = dependencies
        }
      }
      struct §Name: §Named {}
      // file: Other.swift
      final class §Screen {
        struct Dependencies {
          var who: any §Named
          var clock: @Sendable () -> Int
          var other: @Sendable () -> String
        }
        let dependencies: Dependencies
        lazy var api = §API()
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func show() { let made: §API = .init() ; _ = made }
      }
      """,
      gives: """
        protocol §Named {}
        final class §API {
          struct Dependencies {
            var named: any §Named
            var now: @Sendable () -> Int
          }
          let dependencies: Dependencies
          init(dependencies: Dependencies) {
            self.dependencies = dependencies
          }
        }
        struct §Name: §Named {}
        """,
      callers: [
        ("lazy var api = §API()", ["who: any §Named", "clock: @Sendable () -> Int"]),
        (
          "func show() { let made: §API = .init() ; _ = made }",
          ["who: any §Named", "clock: @Sendable () -> Int"]
        ),
      ]),
  ]
}
