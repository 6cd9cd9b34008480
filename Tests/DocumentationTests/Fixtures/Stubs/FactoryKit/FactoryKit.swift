// swift-format-ignore-file

import Foundation

public protocol ManagedContainer: AnyObject, Sendable {
  var manager: ContainerManager { get }
}

public protocol SharedContainer: ManagedContainer {
  static var shared: Self { get }
}

public final class ContainerManager: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  public init() {}

  subscript(key: String) -> Any? {
    get { lock.withLock { values[key] } }
    set { lock.withLock { values[key] = newValue } }
  }
}

public final class Container: SharedContainer, @unchecked Sendable {
  @TaskLocal public static var shared = Container()
  public let manager = ContainerManager()
  public init() {}
}

extension ManagedContainer {
  public func callAsFunction<T>(
    key: StaticString = #function, _ factory: @escaping () -> T
  ) -> Factory<T> {
    Factory(self, key: key, factory)
  }

  public func callAsFunction<P, T>(
    key: StaticString = #function, _ factory: @escaping (P) -> T
  ) -> ParameterFactory<P, T> {
    ParameterFactory(factory: factory)
  }
}

public struct Factory<T> {
  private let container: any ManagedContainer
  private let key: String
  private let factory: () -> T
  private var keeps = false

  public init(
    _ container: any ManagedContainer, key: StaticString = #function, _ factory: @escaping () -> T
  ) {
    self.container = container
    self.key = "\(key)"
    self.factory = factory
  }

  public func callAsFunction() -> T {
    if let kept = container.manager["value \(key)"] as? T { return kept }
    let value = ((container.manager[key] as? () -> T) ?? factory)()
    if keeps { container.manager["value \(key)"] = value }
    return value
  }

  @discardableResult
  public func register(factory: @escaping () -> T) -> Self {
    container.manager[key] = factory
    container.manager["value \(key)"] = nil
    return self
  }

  public var cached: Self { keeping }
  public var singleton: Self { keeping }
  public var shared: Self { self }
  public var graph: Self { self }
  public var unique: Self { self }

  private var keeping: Self {
    var copy = self
    copy.keeps = true
    return copy
  }
}

public struct ParameterFactory<P, T> {
  let factory: (P) -> T

  public func callAsFunction(_ parameters: P) -> T { factory(parameters) }
}

@propertyWrapper public struct Injected<T> {
  public let wrappedValue: T

  public init(_ keyPath: KeyPath<Container, Factory<T>>) {
    wrappedValue = Container.shared[keyPath: keyPath]()
  }
}
