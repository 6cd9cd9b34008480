import DepStructs
import Testing

/// The cases of the article that the convention comes from.
///
/// Dave Poirier, "DI using struct Dependencies {}", 2021.
@Suite("The article's cases")
struct ArticleTests {
  // What the compiler refuses of this graph is in CompileTests: WrongOrder, MissingDependency.
  @Test func graphOfABAndCIsBuiltInTheOnlyOrderThatCompiles() {
    let a = A()
    let b = B(dependencies: .init(a: a))
    let c = C(dependencies: .init(a: a, b: b))
    #expect(c.dependencies.a === b.dependencies.a)
  }

  @Test func allocatorClosuresAreMocked() {
    let made = Recorder<Int>()
    let chat = Chat(
      dependencies: .init(makeSession: { user in
        made.record(user)
        return MockSession(user: user)
      }))
    #expect(chat.greeting(for: 7) == "mock 7")
    #expect(chat.greeting(for: 8) == "mock 8")
    #expect(made.all == [7, 8])
  }

  @Test func inheritedObjectHidesItsSingleton() {
    #expect(InheritedObject().title() == "live")
  }

  @Test func inheritedObjectInTransitionServesLegacyCallersAndTests() {
    func legacyEntryPoint() -> String { TransitionalObject().title() }
    #expect(legacyEntryPoint() == "live")
    let mock = TransitionalObject.Dependencies(api: MockAPI())
    #expect(withDefaultDependencies(mock, operation: legacyEntryPoint) == "mock")
    #expect(TransitionalObject(dependencies: mock).title() == "mock")
  }

  @Test func inheritedObjectInjected() {
    #expect(InjectedObject(dependencies: .init(api: MockAPI())).title() == "mock")
    #expect(InjectedObject(dependencies: .init(api: NetworkAPI.shared)).title() == "live")
  }
}

private final class A {}

private final class B {
  struct Dependencies { var a: A }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

private final class C {
  struct Dependencies {
    var a: A
    var b: B
  }
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

private protocol Session: Sendable { var greeting: String { get } }
private struct MockSession: Session {
  let user: Int
  var greeting: String { "mock \(user)" }
}

private final class Chat {
  struct Dependencies {
    var makeSession: @Sendable (Int) -> any Session
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func greeting(for user: Int) -> String { dependencies.makeSession(user).greeting }
}

private protocol NetworkAPIProtocol: Sendable { func get() -> String }
private final class NetworkAPI: NetworkAPIProtocol {
  static let shared = NetworkAPI()
  func get() -> String { "live" }
}
private struct MockAPI: NetworkAPIProtocol {
  func get() -> String { "mock" }
}

private final class InheritedObject {
  func title() -> String { NetworkAPI.shared.get() }
}

private final class TransitionalObject {
  struct Dependencies: TransitionalDependencies, Sendable {
    var api: any NetworkAPIProtocol
    static var live: Self { Self(api: NetworkAPI.shared) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
  func title() -> String { dependencies.api.get() }
}

private final class InjectedObject {
  struct Dependencies {
    var api: any NetworkAPIProtocol
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func title() -> String { dependencies.api.get() }
}
