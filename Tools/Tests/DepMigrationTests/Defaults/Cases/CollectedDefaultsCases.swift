extension DefaultsCase {
  static let collected = [
    DefaultsCase(
      "a class that keeps it",
      """
      final class §Screen {
        private let api: §API
        private let size: Int

        init(api: §API = §API.shared, size: Int) {
          self.api = api
          self.size = size
        }

        func show() -> String { "\\(api.name) \\(size)" }
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

          private let api: §API
          private let size: Int

          init(size: Int, dependencies: Dependencies = .defaultDependencies) {
            self.dependencies = dependencies
            self.api = dependencies.api
            self.size = size
          }

          func show() -> String { "\\(api.name) \\(size)" }
        }
        """, run: "print(§Screen(size: 1).show())"),
    DefaultsCase(
      "the library form, an implicit member and a protocol", usesLibrary: true,
      """
      extension §Service where Self == §API {
        static var usual: §API { .shared }
      }
      final class §Screen {
        private let cache: §Cache
        let text: String

        init(_ cache: §Cache = .shared, service: any §Service = §API.shared) {
          self.cache = cache
          text = "\\(service.name) \\(cache.name)"
        }
      }
      """,
      gives: """
        extension §Service where Self == §API {
          static var usual: §API { .shared }
        }
        final class §Screen {
          struct Dependencies: TransitionalDependencies {
            var cache: §Cache
            var service: any §Service

            static var live: Self {
              Self(cache: .shared, service: §API.shared)
            }
          }

          private let dependencies: Dependencies

          private let cache: §Cache
          let text: String

          init(dependencies: Dependencies = .defaultDependencies) {
            self.dependencies = dependencies
            self.cache = dependencies.cache
            text = "\\(dependencies.service.name) \\(dependencies.cache.name)"
          }
        }
        """, run: "print(§Screen().text)"),
    DefaultsCase(
      "with a hidden dependency of the same singleton and one of another",
      """
      extension §Cache { static let pantry = §Cache("p") }
      struct §Screen {
        let api: §API

        init(api: §API = §API.shared) { self.api = api }

        func show() -> String { api.name + §API.shared.name + §Cache.pantry.name }
      }
      """,
      gives: """
        extension §Cache { static let pantry = §Cache("p") }
        struct §Screen {
          struct Dependencies {
            var pantry: §Cache
            var api: §API

            static var defaultDependencies: Self {
              Self(pantry: §Cache.pantry, api: §API.shared)
            }
          }

          private let dependencies: Dependencies

          let api: §API

          init(dependencies: Dependencies = .defaultDependencies) {
            self.dependencies = dependencies
            self.api = dependencies.api
          }

          func show() -> String { api.name + dependencies.api.name + dependencies.pantry.name }
        }
        """, run: "print(§Screen().show())"),
    DefaultsCase(
      "parameters on lines of their own, and a closure behind them",
      """
      final class §Screen {
        let text: String

        init(
          title: String,
          api: §API = .shared,
          done: (String) -> Void
        ) {
          text = title + api.name
          done(text)
        }
      }
      """,
      gives: """
        final class §Screen {
          struct Dependencies {
            var api: §API

            static var defaultDependencies: Self {
              Self(api: .shared)
            }
          }

          private let dependencies: Dependencies

          let text: String

          init(
            title: String,
            dependencies: Dependencies = .defaultDependencies,
            done: (String) -> Void
          ) {
            self.dependencies = dependencies
            text = title + dependencies.api.name
            done(text)
          }
        }
        """, run: "print(§Screen(title: \"a\") { print($0) }.text)"),
    DefaultsCase(
      "an actor that throws and closures that read it",
      """
      actor §Screen {
        nonisolated let make: @Sendable () -> String

        init(with api: §API = §API.shared) throws {
          make = { api.name }
        }
      }
      """,
      gives: """
        actor §Screen {
          struct Dependencies {
            var api: §API

            static var defaultDependencies: Self {
              Self(api: §API.shared)
            }
          }

          private let dependencies: Dependencies

          nonisolated let make: @Sendable () -> String

          init(dependencies: Dependencies = .defaultDependencies) throws {
            self.dependencies = dependencies
            make = { dependencies.api.name }
          }
        }
        """, run: "print((try? §Screen())?.make() ?? \"\")"),
    DefaultsCase(
      "a struct of dependencies that is there already",
      """
      final class §Screen {
        struct Dependencies {
          var cache: §Cache

          static var defaultDependencies: Self { Self(cache: §Cache.shared) }
        }

        private let dependencies: Dependencies
        let api: §API

        init(api: §API = .shared, dependencies: Dependencies = .defaultDependencies) {
          self.dependencies = dependencies
          self.api = api
        }

        func show() -> String { dependencies.cache.name + api.name }
      }
      // file: TestsOfScreen.swift
      func §test() -> String { §Screen(api: §API("given")).show() }
      """,
      gives: """
        final class §Screen {
          struct Dependencies {
            var cache: §Cache
            var api: §API

            static var defaultDependencies: Self { Self(cache: §Cache.shared, api: .shared) }
          }

          private let dependencies: Dependencies
          let api: §API

          init(dependencies: Dependencies = .defaultDependencies) {
            self.dependencies = dependencies
            self.api = dependencies.api
          }

          convenience init(api: §API, dependencies: Dependencies = .defaultDependencies) {
            var dependencies = dependencies
            dependencies.api = api
            self.init(dependencies: dependencies)
          }

          func show() -> String { dependencies.cache.name + api.name }
        }
        """, run: "print(§Screen().show(), §test())"),
  ]
}
