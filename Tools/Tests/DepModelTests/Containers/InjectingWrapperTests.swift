import DepModel
import Testing

@Suite struct InjectingWrapperTests {
  @Test(
    arguments: [
      ("let wrappedValue: Value\ninit() { wrappedValue = Store.shared.resolve() }", .initializer),
      ("lazy var wrappedValue: Value = Store.shared.resolve()", .firstRead),
      ("var wrappedValue: Value { Store.shared.resolve() }", .eachRead),
      (
        """
        private var kept: Value!
        var wrappedValue: Value {
          mutating get {
            if kept == nil { kept = Store.shared.resolve() }
            return kept
          }
        }
        """,
        .firstRead
      ),
      (
        "private var other: Value?\nvar wrappedValue: Value { other ?? Store.shared.resolve() }",
        .eachRead
      ),
      (
        """
        private let store: Store
        init(store: Store = .shared) { self.store = Store.shared }
        var wrappedValue: Value { store.resolve() }
        """,
        .eachRead
      ),
      (
        """
        private let value: Value
        init() { value = Store.shared.resolve() }
        var wrappedValue: Value { value }
        """,
        .initializer
      ),
      (
        "private weak var kept: AnyObject?\nvar wrappedValue: Value? { Store.shared.resolve() }",
        .weakly
      ),
      (
        """
        private final class Storage { let lock = Lock(); var value: Value? }
        private let storage: Storage
        var wrappedValue: Value { storage.lock.locked { Store.shared.resolve() } }
        """,
        .firstRead
      ),
      (
        """
        private final class Storage { weak var value: AnyObject? }
        private let storage = Storage()
        var wrappedValue: Value? { storage.value as? Value }
        """,
        .weakly
      ),
      (
        """
        private let lock = Lock()
        private var value: Value?
        var wrappedValue: Value {
          lock.lock()
          if let value { return value }
          value = Store.shared.resolve()
          return value!
        }
        """,
        .firstRead
      ),
      ("private var value: Value?\nvar wrappedValue: Value { value! }", .elsewhere),
      ("@Environment(\\.store) var store\nvar wrappedValue: Value { store.resolve() }", .view),
      (
        """
        let later: () -> Value; var kept: Value?
        init<K: Key>(_ key: K.Type) where K.Value == Value { later = { key.value } }
        var wrappedValue: Value { if let kept { return kept }; return later() }
        """, .firstRead
      ),
      (
        """
        let later: () -> Value
        init<K: Key>(_ key: K.Type) where K.Value == Value { later = { key.value } }
        var wrappedValue: Value { later() }
        """, .eachRead
      ),
      (
        """
        let wrappedValue: Value
        init<K: Key>(_ key: K.Type) where K.Value == Value { wrappedValue = key.value }
        """, .initializer
      ),
      (
        """
        let name: String; var kept: Value?
        init<K: Key>(_ key: K.Type) where K.Value == Value { name = String(describing: key) }
        var wrappedValue: Value { kept! }
        """, .elsewhere
      ),
    ] as [(String, FetchMoment)])
  func `The source of a wrapper tells when it fetches`(
    _ members: String, _ moment: FetchMoment
  ) throws {
    let scope = try scope(
      of: """
        final class Store { static let shared = Store() }
        @propertyWrapper struct Inject<Value> {
        \(members)
        }
        class Feed { @Inject var api: API }
        """)
    let wrapper = scope.injectingWrapper("Inject", in: try scope.id("Feed"), file: 0)
    #expect(wrapper?.moment == moment)
  }

  @Test func `Nothing tells when a wrapper fetches that keeps its object in another one`() throws {
    let scope = try scope(
      of: """
        final class Store { static let shared = Store() }
        final class Box<Value> { var value: Value? }
        @propertyWrapper struct Inject<Value> {
          private let box = Box<Value>()
          var wrappedValue: Value { box.value ?? Store.shared.resolve() }
        }
        class Feed { @Inject var api: API }
        """)
    #expect(scope.injectingWrapper("Inject", in: try scope.id("Feed"), file: 0) == nil)
  }

  @Test(
    arguments: [
      ("import FactoryKit", "Injected", .initializer),
      ("import Resolver", "LazyInjected", .firstRead),
      ("import Dependencies", "Dependency", .kept),
      ("import AppIntents", "Dependency", .elsewhere),
      ("import AppIntents\nimport Dependencies", "Dependency", nil),
      ("import Other", "Injected", nil),
    ] as [(String, String, FetchMoment?)])
  func `The imports of a file tell which wrapper of a package is meant`(
    _ imports: String, _ name: String, _ moment: FetchMoment?
  ) throws {
    let scope = try scope(of: imports + "\nclass Feed {}")
    let wrapper = scope.injectingWrapper(name, in: try scope.id("Feed"), file: 0)
    #expect(wrapper?.moment == moment)
  }

  @Test func `A key path leads to what its registration hands out`() throws {
    let scope = try scope(
      of: """
        import FactoryKit
        protocol API {}
        struct Client { var send: () -> Void }
        extension Container {
          @MainActor var api: Factory<API> { self { LiveAPI() }.singleton }
          var client: Factory<Client> { self { Client() } }
        }
        class Feed {}
        """)
    let feed = try scope.id("Feed")
    let wrapper = try #require(scope.injectingWrapper("Injected", in: feed, file: 0))
    let api = scope.fetched(byKeyPath: "\\.api", of: wrapper, in: feed, file: 0)
    #expect(api?.type == "any API")
    #expect(api?.actor == "@MainActor")
    #expect(api?.isKept == true)
    let send = scope.fetched(byKeyPath: "\\Container.client.send", of: wrapper, in: feed, file: 0)
    #expect(send?.type == "() -> Void")
    #expect(scope.fetched(byKeyPath: "\\.gone", of: wrapper, in: feed, file: 0) == nil)
  }
}
