extension TransitionCase {
  static let initializers = [
    TransitionCase(
      "the old one beside the new one",
      """
      final class §API {
        struct Dependencies: TransitionalDependencies {
          var name: String
          static var live: Self { Self(name: "a") }
        }

        let dependencies: Dependencies

        /// Makes one.
        convenience init(path: String) throws {
          try self.init(path: path, dependencies: .defaultDependencies)
        }

        init(path: String, dependencies: Dependencies) throws {
          self.dependencies = dependencies
        }
      }
      // file: Other.swift
      func §make() throws { _ = try §API(path: "d") }
      """,
      gives: """
        final class §API {
          struct Dependencies {
            var name: String
          }

          let dependencies: Dependencies

          init(path: String, dependencies: Dependencies) throws {
            self.dependencies = dependencies
          }
        }
        """, callers: [("func §make() throws { _ = try §API(path: \"d\") }", [])]),
    TransitionCase(
      "the old one, which a protocol demands",
      """
      protocol §Made { init(path: String) }
      struct §API: §Made {
        struct Dependencies: TransitionalDependencies {
          var name: String
          static var live: Self { Self(name: "a") }
        }
        let dependencies: Dependencies
        init(path: String) { self.init(path: path, dependencies: .defaultDependencies) }
        init(path: String, dependencies: Dependencies) { self.dependencies = dependencies }
        init(dependencies: Dependencies = .defaultDependencies) {
          self.dependencies = dependencies
        }
      }
      // file: Other.swift
      func §make() { _ = §API(path: "d") }
      func §other() { _ = §API() }
      """,
      gives: """
        protocol §Made { init(path: String) }
        struct §API: §Made {
          struct Dependencies: TransitionalDependencies {
            var name: String
            static var live: Self { Self(name: "a") }
          }
          let dependencies: Dependencies
          init(path: String) { self.init(path: path, dependencies: .defaultDependencies) }
          init(path: String, dependencies: Dependencies) { self.dependencies = dependencies }
          init(dependencies: Dependencies) {
            self.dependencies = dependencies
          }
        }
        """, callers: [("func §other() { _ = §API() }", [])],
      reasons: ["demanded-initializer", "default-needed"]),
    TransitionCase(
      "only one that stays",
      """
      class §Base { init() {} }
      final class §API: §Base {
        struct Dependencies: TransitionalDependencies {
          var name: String
          static var live: Self { Self(name: "a") }
        }
        let dependencies: Dependencies
        override convenience init() { self.init(dependencies: .defaultDependencies) }
        init(dependencies: Dependencies) { self.dependencies = dependencies; super.init() }
      }
      // file: Other.swift
      func §make() { _ = §API() }
      """, gives: nil, reasons: ["demanded-initializer", "demanded-initializer"]),
    TransitionCase(
      "a public one, which other modules call",
      """
      public struct §API {
        struct Dependencies {
          var name: String
          static var defaultDependencies: Self { Self(name: "a") }
        }
        let dependencies: Dependencies
        public init() { self.init(dependencies: .defaultDependencies) }
        init(dependencies: Dependencies) { self.dependencies = dependencies }
      }
      """, gives: nil, reasons: ["demanded-initializer", "demanded-initializer"]),
    TransitionCase(
      "those that pass the parameter on, and one that does not",
      """
      final class §API {
        struct Dependencies: TransitionalDependencies {
          var name: String
          static var live: Self { Self(name: "a") }
        }
        let dependencies: Dependencies
        init(path: String, dependencies: Dependencies = .defaultDependencies) {
          self.dependencies = dependencies
        }
        convenience init(dependencies: Dependencies = .defaultDependencies) {
          self.init(path: "/", dependencies: dependencies)
        }
        convenience init(number: Int) {
          self.init(path: "\\(number)")
        }
      }
      // file: Other.swift
      func §make() { _ = §API() }
      func §other() { _ = §API(number: 1) }
      """,
      gives: """
        final class §API {
          struct Dependencies {
            var name: String
          }
          let dependencies: Dependencies
          init(path: String, dependencies: Dependencies) {
            self.dependencies = dependencies
          }
          convenience init(dependencies: Dependencies) {
            self.init(path: "/", dependencies: dependencies)
          }
          convenience init(number: Int) {
            self.init(path: "\\(number)")
          }
        }
        """,
      callers: [
        ("self.init(path: \"\\(number)\")", []), ("func §make() { _ = §API() }", []),
      ]),
    TransitionCase(
      "subclasses",
      """
      class §API {
        struct Dependencies: TransitionalDependencies {
          var name: String
          static var live: Self { Self(name: "a") }
        }
        let dependencies: Dependencies
        init(size: Int = 1, dependencies: Dependencies = .defaultDependencies) {
          self.dependencies = dependencies
        }
      }
      // file: Other.swift
      class §Sub: §API {
        struct Dependencies { var name: String }
        init(path: String, own: Dependencies) {
          super.init(size: 2)
        }
      }
      final class §Last: §Sub {}
      final class §Heir: §API {}
      func §make() { _ = §Heir(size: 1) }
      func §other() { _ = §Last(path: "", own: .init(name: "")) }
      """,
      gives: """
        class §API {
          struct Dependencies {
            var name: String
          }
          let dependencies: Dependencies
          init(size: Int = 1, dependencies: Dependencies) {
            self.dependencies = dependencies
          }
        }
        """,
      callers: [
        ("super.init(size: 2)", ["name: String"]), ("func §make() { _ = §Heir(size: 1) }", []),
      ]),
    TransitionCase(
      "a comment in the default",
      """
      final class §API {
        struct Dependencies { var name: String; static var live: Self { Self(name: "a") } }
        let dependencies: Dependencies
        init(dependencies: Dependencies = /* later */ .live) { self.dependencies = dependencies }
      }
      """, gives: nil, reasons: ["not-rewritable", "not-rewritable"]),
  ]
}
