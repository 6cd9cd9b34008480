import DepModel
import Testing

/// Containers of packages that the project extends.
@Suite struct ExtendedContainerTests {
  @Test(
    arguments: [
      ("extension InjectedValues { var api: API { Self[Key.self] } }", "Injected", .eachRead),
      ("extension DependencyValues { var api: API { self[Key.self] } }", "Dependency", .kept),
      ("extension OtherValues { var api: API { self[Key.self] } }", "Injected", nil),
      (
        "struct InjectedValues {}\nextension InjectedValues { var api: API { API() } }",
        "Injected", nil
      ),
    ] as [(String, String, FetchMoment?)])
  func `An extension of a well-known container tells what its wrapper does`(
    _ container: String, _ wrapper: String, _ moment: FetchMoment?
  ) throws {
    let scope = try scope(of: "import House\n\(container)\nclass API {}\nclass Feed {}")
    let feed = try scope.id("Feed")
    let known = scope.injectingWrapper(wrapper, in: feed, file: 0)
    #expect(known?.moment == moment)
    let fetched = known.flatMap { scope.fetched(byKeyPath: "\\.api", of: $0, in: feed, file: 0) }
    #expect(fetched?.type == (moment == nil ? nil : "API"))
  }

  @Test func `Factory tells for how long it keeps the object of a view`() throws {
    let scope = try scope(
      of: """
        import FactoryKit
        class Model {}
        extension Container {
          var once: Factory<Model> { self { Model() } }
          var one: Factory<Model> { self { Model() }.singleton }
          var held: Factory<Model> { self { Model() }.shared }
        }
        class Feed {}
        """)
    let feed = try scope.id("Feed")
    let wrapper = try #require(scope.injectingWrapper("InjectedObservable", in: feed, file: 0))
    #expect(wrapper.state == "State")
    #expect(scope.injectingWrapper("InjectedObject", in: feed, file: 0)?.state == "StateObject")
    let lives = ["once", "one", "held"].map { name in
      let value = scope.fetched(byKeyPath: "\\.\(name)", of: wrapper, in: feed, file: 0)
      return [value?.isKept, value?.isRetained]
    }
    #expect(lives == [[false, false], [true, false], [false, true]])
  }

  @Test(arguments: [("DependenciesAdditions", "UserDefaults.Dependency"), ("Elsewhere", nil)])
  func `What a package adds to a container has its type where code imports the package`(
    _ module: String, _ type: String?
  ) throws {
    let scope = try scope(
      of: """
        import Dependencies
        import \(module)
        class Feed {}
        """)
    let feed = try scope.id("Feed")
    let wrapper = try #require(scope.injectingWrapper("Dependency", in: feed, file: 0))
    let value = scope.fetched(byKeyPath: "\\.userDefaults", of: wrapper, in: feed, file: 0)
    #expect(value?.type == type)
  }
}
