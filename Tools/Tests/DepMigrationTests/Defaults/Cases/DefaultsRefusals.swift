extension DefaultsCase {
  static let refusals = [
    DefaultsCase(
      "a generic parameter and an autoclosure",
      """
      final class §Screen {
        let text: String
        init<S: §Service>(service: S = §API.shared) { text = service.name }
        init(lazily service: @autoclosure () -> §API = §API.shared, size: Int) {
          text = service().name
        }
      }
      """, gives: nil,
      left: [
        "its type depends on the initializer",
        "'@autoclosure () -> §API' is no type for a field",
      ], run: "print(§Screen(size: 1).text)"),
    DefaultsCase(
      "a name that means something else in the body",
      """
      final class §Screen {
        let text: String
        init(api: §API = .shared) {
          let all = [api].map { api in api.name }
          text = all.joined()
        }
      }
      """, gives: nil, left: ["'api' has another meaning in a part of the body"],
      run: "print(§Screen().text)"),
    DefaultsCase(
      "one that another initializer passes",
      """
      final class §Screen {
        let text: String
        init(api: §API = .shared, size: Int) { text = "\\(api.name) \\(size)" }
        convenience init(named name: String) { self.init(api: §API(name), size: 1) }
      }
      """, gives: nil, left: ["another initializer passes it"],
      run: "print(§Screen(size: 2).text, §Screen(named: \"a\").text)"),
    DefaultsCase(
      "one that is required, beside one that goes",
      """
      class §Screen {
        let text: String
        required init(api: §API = .shared) { text = api.name }
        init(cache: §Cache = .shared, size: Int) { text = "\\(cache.name) \\(size)" }
      }
      """,
      gives: """
        class §Screen {
          struct Dependencies {
            var cache: §Cache

            static var defaultDependencies: Self {
              Self(cache: .shared)
            }
          }

          private let dependencies: Dependencies

          let text: String
          required convenience init(api: §API = .shared) {
            self.init(api: api, dependencies: .defaultDependencies)
          }

          init(api: §API = .shared, dependencies: Dependencies) {
            self.dependencies = dependencies
            text = api.name
          }
          init(size: Int, dependencies: Dependencies = .defaultDependencies) {
            self.dependencies = dependencies
            text = "\\(dependencies.cache.name) \\(size)"
          }
        }
        """, left: ["the initializer is 'required'"],
      run: "print(§Screen().text, §Screen(size: 1).text)"),
    DefaultsCase(
      "initializers that would be the same",
      """
      final class §Screen {
        let text: String
        init(api: §API = .shared, name: String) { text = api.name + name }
        init(name: String) { text = name }
      }
      // file: Other.swift
      func §one() -> String { §Screen(api: §API("a"), name: "b").text }
      """, gives: nil, left: ["the type has an 'init(name:)' already"], run: "print(§one())"),
    DefaultsCase(
      "what belongs to the main actor",
      """
      @MainActor final class §Theme { static let shared = §Theme(); let name = "shared" }
      @MainActor final class §Screen {
        let text: String
        init(theme: §Theme = .shared) { text = theme.name }
      }
      """, gives: nil, left: ["'live' is outside of the actor that it belongs to"]),
    DefaultsCase(
      "a private type, a date, and a comment among the parameters",
      """
      import Foundation

      private final class §Log: Sendable {
        static let shared = §Log()
        let name = "shared"
      }
      final class §Screen {
        let text: String
        fileprivate init(log: §Log = .shared, made: Date = Date(), size: Int) { text = log.name }
        init(api: §API /* one */ = .shared) { text = api.name }
      }
      """, gives: nil,
      left: [
        "'§Log' is private, and 'Dependencies' is not", "it is a value, and no dependency",
        "a comment stands among the parameters",
      ], run: "print(§Screen().text)"),
    DefaultsCase(
      "a property wrapper, whose arguments stand in attributes",
      """
      @propertyWrapper struct §Screen {
        let wrappedValue: String
        init(api: §API = .shared, key: String) { wrappedValue = api.name + key }
      }
      struct §Holder {
        @§Screen(api: §API("shared"), key: "a") var text
      }
      """, gives: nil, left: ["attributes of properties call the initializer"],
      run: "print(§Holder().text)"),
    DefaultsCase(
      "a subclass that passes it",
      """
      class §Screen {
        let text: String
        init(api: §API = .shared) { text = api.name }
      }
      final class §Sub: §Screen {
        init() { super.init(api: §API("sub")) }
      }
      """, gives: nil, left: ["another initializer passes it"],
      run: "print(§Screen().text, §Sub().text)"),
  ]
}
