import Synchronization

/// A container in the idiom of `@Injected(\.network) var network`: one struct of values.
struct KeyPathContainer: Sendable {
  var network: any Network
  var storage: any Storage
  var log: any Logging
  var cache: any Caching
  var accounts: any Accounts
  var settings: any Settings
  var tracking: any Tracking
  var router: any Routing
  var images: any Images
  var schedule: any Schedule

  private static let current = Mutex(KeyPathContainer(Parts()))

  private init(_ parts: Parts) {
    network = parts.network
    storage = parts.storage
    log = parts.log
    cache = parts.cache
    accounts = parts.accounts
    settings = parts.settings
    tracking = parts.tracking
    router = parts.router
    images = parts.images
    schedule = parts.schedule
  }

  static subscript<Value: Sendable>(
    field: any KeyPath<KeyPathContainer, Value> & Sendable
  ) -> Value {
    current.withLock { $0[keyPath: field] }
  }
}

/// Asks the container when the object that has the property is made.
@propertyWrapper
struct Injected<Value: Sendable> {
  let wrappedValue: Value

  init(_ field: any KeyPath<KeyPathContainer, Value> & Sendable) {
    wrappedValue = KeyPathContainer[field]
  }
}

/// Asks the container whenever the property is read.
@propertyWrapper
struct InjectedWhenUsed<Value: Sendable> {
  private let field: any KeyPath<KeyPathContainer, Value> & Sendable

  init(_ field: any KeyPath<KeyPathContainer, Value> & Sendable) { self.field = field }

  var wrappedValue: Value { KeyPathContainer[field] }
}
