public import SwiftUI

/// A container whose properties are registrations.
public protocol SharedContainer: AnyObject, Sendable {
  static var shared: Self { get }
  var store: FactoryStore { get }
}

extension SharedContainer {
  public func callAsFunction<T>(
    key: String = #function, _ make: @escaping @Sendable () -> T
  ) -> Factory<T> {
    Factory(self, key: key, make)
  }
}

public final class Container: SharedContainer {
  public static let shared = Container()
  public let store = FactoryStore()
}

/// What a container was told to hand out, and what it keeps. Fixtures run on one thread.
public final class FactoryStore: @unchecked Sendable {
  fileprivate var overrides: [String: Any] = [:]
  fileprivate var kept: [String: Any] = [:]
  fileprivate var retained: [String: Retained] = [:]

  fileprivate struct Retained {
    weak var object: AnyObject?
  }

  public init() {}
}

public struct Factory<T> {
  private let store: FactoryStore
  private let key: String
  private let make: @Sendable () -> T
  private var isKept = false
  private var isRetained = false

  public init(
    _ container: some SharedContainer, key: String = #function,
    _ make: @escaping @Sendable () -> T
  ) {
    store = container.store
    self.key = key
    self.make = make
  }

  public var singleton: Self {
    var factory = self
    factory.isKept = true
    return factory
  }

  public var shared: Self {
    var factory = self
    factory.isRetained = true
    return factory
  }

  public func register(_ make: @escaping @Sendable () -> T) {
    store.overrides[key] = make
    store.kept[key] = nil
  }

  public func callAsFunction() -> T {
    if isKept, let kept = store.kept[key] as? T { return kept }
    if isRetained, let retained = store.retained[key]?.object as? T { return retained }
    let made = (store.overrides[key] as? @Sendable () -> T)?() ?? make()
    if isKept { store.kept[key] = made }
    if isRetained { store.retained[key] = FactoryStore.Retained(object: made as AnyObject) }
    return made
  }

  public func resolve() -> T { self() }
}

/// A registration whose object needs something of those who ask for it.
public struct ParameterFactory<P, T> {
  private let make: @Sendable (P) -> T

  public init(_ container: some SharedContainer, _ make: @escaping @Sendable (P) -> T) {
    self.make = make
  }

  public func callAsFunction(_ parameters: P) -> T { make(parameters) }
}

public func resolve<T>(_ path: KeyPath<Container, Factory<T>>) -> T {
  Container.shared[keyPath: path]()
}

public func resolve<C: SharedContainer, T>(_ path: KeyPath<C, Factory<T>>) -> T {
  C.shared[keyPath: path]()
}

/// Fetches when it is made.
@propertyWrapper public struct Injected<T> {
  public var wrappedValue: T

  public init(_ path: KeyPath<Container, Factory<T>>) {
    wrappedValue = Container.shared[keyPath: path]()
  }

  public init<C: SharedContainer>(_ path: KeyPath<C, Factory<T>>) {
    wrappedValue = C.shared[keyPath: path]()
  }

  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

/// Fetches when it is read for the first time; copies share what was fetched.
@propertyWrapper public struct LazyInjected<T> {
  private final class Storage {
    var value: T?
  }

  private let storage = Storage()
  private let fetch: () -> T

  public init(_ path: KeyPath<Container, Factory<T>>) {
    fetch = { Container.shared[keyPath: path]() }
  }

  public var wrappedValue: T {
    let value = storage.value ?? fetch()
    storage.value = value
    return value
  }
}

/// The same, and keeps nothing alive.
@propertyWrapper public struct WeakLazyInjected<T> {
  private weak var object: AnyObject?
  private let fetch: () -> T

  public init(_ path: KeyPath<Container, Factory<T>>) {
    fetch = { Container.shared[keyPath: path]() }
  }

  public var wrappedValue: T? {
    mutating get {
      if let known = object as? T { return known }
      let value = fetch()
      object = value as AnyObject
      return value
    }
  }
}

/// Fetches at each read.
@propertyWrapper public struct DynamicInjected<T> {
  private let fetch: () -> T

  public init(_ path: KeyPath<Container, Factory<T>>) {
    fetch = { Container.shared[keyPath: path]() }
  }

  public var wrappedValue: T { fetch() }
}

/// Fetches when a view is drawn for the first time. The stand-in fetches when it is made.
@propertyWrapper public struct InjectedObservable<T: AnyObject> {
  public let wrappedValue: T

  public init(_ path: KeyPath<Container, Factory<T>>) {
    wrappedValue = Container.shared[keyPath: path]()
  }

  public var projectedValue: Binding<T> {
    let value = wrappedValue
    return Binding(get: { value }, set: { _ in })
  }
}

/// Fetches when a view is drawn for the first time, and keeps the object for the view.
@propertyWrapper public struct InjectedObject<T: ObservableObject> {
  @StateObject private var object: T

  public init(_ path: KeyPath<Container, Factory<T>>) {
    _object = StateObject(wrappedValue: Container.shared[keyPath: path]())
  }

  public init<C: SharedContainer>(_ path: KeyPath<C, Factory<T>>) {
    _object = StateObject(wrappedValue: C.shared[keyPath: path]())
  }

  public var wrappedValue: T { object }
  public var projectedValue: ObservedObject<T>.Wrapper { $object }
}
