import Synchronization

/// A container in the idiom of `container.resolve("network") as! Network`.
final class StringKeyedStore: Sendable {
  private let factories = Mutex<[String: @Sendable () -> Any]>([:])

  /// Holds a part under each name.
  static let shared: StringKeyedStore = {
    let store = StringKeyedStore()
    let parts = Parts()
    store.register("network") { parts.network }
    store.register("storage") { parts.storage }
    store.register("log") { parts.log }
    store.register("cache") { parts.cache }
    store.register("accounts") { parts.accounts }
    store.register("settings") { parts.settings }
    store.register("tracking") { parts.tracking }
    store.register("router") { parts.router }
    store.register("images") { parts.images }
    store.register("schedule") { parts.schedule }
    return store
  }()

  func register(_ name: String, _ make: @escaping @Sendable () -> Any) {
    factories.withLock { $0[name] = make }
  }

  /// Returns what was registered under the name, or stops where that is something else.
  func resolve<Value>(_ name: String, as type: Value.Type = Value.self) -> Value {
    // The factory runs without the lock, for it may resolve what it needs itself.
    guard let value = factories.withLock({ $0[name] })?() as? Value else {
      preconditionFailure("nothing of type \(type) is registered as \(name)")
    }
    return value
  }
}
