extension TransitionCase {
  static let types = [
    TransitionCase(
      "a class of the library form",
      """
      final class §API {
        struct Dependencies: TransitionalDependencies {
          var name: String

          static var live: Self {
            Self(name: "a")
          }
        }

        private let dependencies: Dependencies

        init(path: String, dependencies: Dependencies = .defaultDependencies) {
          self.dependencies = dependencies
        }
      }
      // file: Other.swift
      final class §Screen {
        struct Dependencies {
          var name: String
          var size: Int
          var api: §API.Dependencies
        }
        let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        func show() -> §API {
          §API(path: "b")
        }
        func given() -> §API { §API(path: "b", dependencies: dependencies.api) }
        static func make() -> §API { §API(path: "c") }
      }
      func §make() { _ = §API(path: "d") }
      """,
      gives: """
        final class §API {
          struct Dependencies {
            var name: String
          }

          private let dependencies: Dependencies

          init(path: String, dependencies: Dependencies) {
            self.dependencies = dependencies
          }
        }
        """,
      callers: [
        ("§API(path: \"b\")", ["name: String", "api: §API.Dependencies"]),
        ("static func make() -> §API { §API(path: \"c\") }", []),
        ("func §make() { _ = §API(path: \"d\") }", []),
      ]),
    TransitionCase(
      "a struct of the bare form",
      """
      struct §API {
        struct Dependencies {
          var name: String

          // How it runs in the app.
          static var defaultDependencies: Self { Self(name: "a") }
        }

        let dependencies: Dependencies

        init(dependencies: Dependencies = .defaultDependencies) {
          self.dependencies = dependencies
        }
      }
      // file: TestsOfAPI.swift
      func §test() { _ = §API() }
      func §given() { _ = §API(dependencies: .init(name: "b")) }
      """,
      gives: """
        struct §API {
          struct Dependencies {
            var name: String
          }

          let dependencies: Dependencies

          init(dependencies: Dependencies) {
            self.dependencies = dependencies
          }
        }
        """, callers: [("func §test() { _ = §API() }", [])]),
    TransitionCase(
      "an actor, with other conformances and the default before a closure",
      """
      actor §API {
        struct Dependencies: Sendable, TransitionalDependencies, Equatable {
          static var live: Self { Self(name: "a") }

          var name: String
        }

        private let dependencies: Dependencies

        init(
          path: String,
          dependencies: Dependencies = Dependencies.defaultDependencies,
          done: () -> Void
        ) {
          self.dependencies = dependencies
          done()
        }
      }
      // file: Other.swift
      func §make() {
        _ = §API(path: "d") {}
      }
      """,
      gives: """
        actor §API {
          struct Dependencies: Sendable, Equatable {
            var name: String
          }

          private let dependencies: Dependencies

          init(
            path: String,
            dependencies: Dependencies,
            done: () -> Void
          ) {
            self.dependencies = dependencies
            done()
          }
        }
        """, callers: [("_ = §API(path: \"d\") {}", [])]),
    TransitionCase(
      "a conformance in an extension",
      """
      final class §API {
        struct Dependencies {
          var name: String
        }
        let dependencies: Dependencies
        init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
      }

      extension §API.Dependencies: TransitionalDependencies {
        static var live: Self { Self(name: "a") }
      }

      func §other() {}
      """,
      gives: """
        final class §API {
          struct Dependencies {
            var name: String
          }
          let dependencies: Dependencies
          init(dependencies: Dependencies) { self.dependencies = dependencies }
        }

        func §other() {}
        """),
    TransitionCase(
      "no dependencies", "final class §API { init() {} }", gives: nil,
      reasons: ["no-dependencies"]),
    TransitionCase(
      "no default",
      """
      final class §API {
        struct Dependencies { var name: String }
        let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
      }
      """, gives: nil, reasons: ["no-default"]),
    TransitionCase(
      "a type inside of another one", type: "§Outer.Reader",
      """
      enum §Outer {
        final class Reader {
          struct Dependencies: TransitionalDependencies {
            var name: String
            static var live: Self { Self(name: "a") }
          }
          let dependencies: Dependencies
          init(dependencies: Dependencies = .defaultDependencies) {
            self.dependencies = dependencies
          }
        }
      }
      // file: Other.swift
      func §make() -> §Outer.Reader { §Outer.Reader() }
      """,
      gives: """
        enum §Outer {
          final class Reader {
            struct Dependencies {
              var name: String
            }
            let dependencies: Dependencies
            init(dependencies: Dependencies) {
              self.dependencies = dependencies
            }
          }
        }
        """, callers: [("func §make() -> §Outer.Reader { §Outer.Reader() }", [])]),
  ]
}
