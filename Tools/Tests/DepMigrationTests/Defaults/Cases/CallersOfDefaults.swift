extension DefaultsCase {
  static let callers = [
    DefaultsCase(
      "a test that passes it",
      """
      final class §Screen {
        let api: §API
        let size: Int

        init(api: §API = §API.shared, size: Int = 1) {
          self.api = api
          self.size = size
        }
      }
      // file: TestsOfScreen.swift
      func §test() -> String {
        §Screen(api: §API("given"), size: 2).api.name + §Screen(api: §API("alone")).api.name
      }
      """,
      gives: """
        final class §Screen {
          struct Dependencies {
            var api: §API

            static var defaultDependencies: Self {
              Self(api: §API.shared)
            }
          }

          private let dependencies: Dependencies

          let api: §API
          let size: Int

          init(size: Int = 1, dependencies: Dependencies = .defaultDependencies) {
            self.dependencies = dependencies
            self.api = dependencies.api
            self.size = size
          }

          convenience init(api: §API, size: Int = 1) {
            var dependencies = Dependencies.defaultDependencies
            dependencies.api = api
            self.init(size: size, dependencies: dependencies)
          }
        }
        """, run: "print(§Screen().api.name, §Screen(size: 2).size, §test())"),
    DefaultsCase(
      "callers that pass one or the other",
      """
      struct §Screen {
        let text: String
        init(api: §API = .shared, cache: §Cache = .shared) throws { text = api.name + cache.name }
      }
      // file: Other.swift
      func §one() throws -> String { try §Screen(api: §API("a")).text }
      func §other() throws -> String { try §Screen(cache: §Cache("b")).text }
      """,
      gives: """
        struct §Screen {
          struct Dependencies {
            var api: §API
            var cache: §Cache

            static var defaultDependencies: Self {
              Self(api: .shared, cache: .shared)
            }
          }

          private let dependencies: Dependencies

          let text: String
          init(dependencies: Dependencies = .defaultDependencies) throws {
            self.dependencies = dependencies
            text = dependencies.api.name + dependencies.cache.name
          }

          init(api: §API) throws {
            var dependencies = Dependencies.defaultDependencies
            dependencies.api = api
            try self.init(dependencies: dependencies)
          }

          init(cache: §Cache) throws {
            var dependencies = Dependencies.defaultDependencies
            dependencies.cache = cache
            try self.init(dependencies: dependencies)
          }
        }
        """,
      run: """
        print((try? §Screen())?.text ?? "", (try? §one()) ?? "", (try? §other()) ?? "")
        """),
    DefaultsCase(
      "a public one",
      """
      public final class §Store: Sendable {
        public static let shared = §Store()
        public let name = "shared"
        public init() {}
      }
      public final class §Screen {
        let text: String

        /// Makes one.
        public init(name: String, store: §Store = .shared) { text = name + store.name }
      }
      """,
      gives: """
        public final class §Store: Sendable {
          public static let shared = §Store()
          public let name = "shared"
          public init() {}
        }
        public final class §Screen {
          struct Dependencies {
            var store: §Store

            static var defaultDependencies: Self {
              Self(store: .shared)
            }
          }

          private let dependencies: Dependencies

          let text: String

          /// Makes one.
          public convenience init(name: String) {
            self.init(name: name, dependencies: .defaultDependencies)
          }

          public convenience init(name: String, store: §Store) {
            var dependencies = Dependencies.defaultDependencies
            dependencies.store = store
            self.init(name: name, dependencies: dependencies)
          }

          init(name: String, dependencies: Dependencies) {
            self.dependencies = dependencies
            text = name + dependencies.store.name
          }
        }
        """,
      run: """
        print(§Screen(name: "a").text, §Screen(name: "a", store: §Store()).text)
        """),
    DefaultsCase(
      "an implicit init, and a closure behind the parentheses",
      """
      struct §Screen {
        let text: String

        init(name: String = "n", make: @escaping () -> §API = { §API.shared }) {
          text = name + make().name
        }
      }
      // file: Other.swift
      func §one() -> §Screen { .init(name: "a") { §API("b") } }
      """,
      gives: """
        struct §Screen {
          struct Dependencies {
            var make: () -> §API

            static var defaultDependencies: Self {
              Self(make: { §API.shared })
            }
          }

          private let dependencies: Dependencies

          let text: String

          init(name: String = "n", dependencies: Dependencies = .defaultDependencies) {
            self.dependencies = dependencies
            text = name + dependencies.make().name
          }

          init(name: String = "n", make: @escaping () -> §API) {
            var dependencies = Dependencies.defaultDependencies
            dependencies.make = make
            self.init(name: name, dependencies: dependencies)
          }
        }
        """, run: "print(§Screen().text, §one().text)"),
    DefaultsCase(
      "a protocol that demands the whole",
      """
      protocol §Made { init(api: §API, size: Int) }
      struct §Screen: §Made {
        let text: String
        init(api: §API = .shared, size: Int) { text = "\\(api.name) \\(size)" }
      }
      // file: Other.swift
      func §make<T: §Made>(_ type: T.Type) -> T { T(api: §API("g"), size: 3) }
      """,
      gives: """
        protocol §Made { init(api: §API, size: Int) }
        struct §Screen: §Made {
          struct Dependencies {
            var api: §API

            static var defaultDependencies: Self {
              Self(api: .shared)
            }
          }

          private let dependencies: Dependencies

          let text: String
          init(size: Int, dependencies: Dependencies = .defaultDependencies) {
            self.dependencies = dependencies
            text = "\\(dependencies.api.name) \\(size)"
          }

          init(api: §API, size: Int) {
            var dependencies = Dependencies.defaultDependencies
            dependencies.api = api
            self.init(size: size, dependencies: dependencies)
          }
        }
        """, run: "print(§Screen(size: 1).text, §make(§Screen.self).text)"),
  ]
}
