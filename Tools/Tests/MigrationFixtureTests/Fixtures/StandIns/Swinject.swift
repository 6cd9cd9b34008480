/// A container that goes by type, name and the types of arguments. Fixtures run on one thread.
public protocol Resolver {
  func resolve<Service>(_ serviceType: Service.Type) -> Service?
  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
  func resolve<Service, Argument>(_ serviceType: Service.Type, argument: Argument) -> Service?
  func resolve<Service, Argument1, Argument2>(
    _ serviceType: Service.Type, arguments argument1: Argument1, _ argument2: Argument2
  ) -> Service?
}

public final class ObjectScope: Sendable {
  public static let transient = ObjectScope()
  public static let graph = ObjectScope()
  public static let container = ObjectScope()
}

public final class ServiceEntry {
  var scope: ObjectScope
  let make: (Resolver, Any) -> Any
  var kept: Any?

  init(scope: ObjectScope, make: @escaping (Resolver, Any) -> Any) {
    self.scope = scope
    self.make = make
  }

  @discardableResult public func inObjectScope(_ scope: ObjectScope) -> Self {
    self.scope = scope
    return self
  }
}

public final class Container: Resolver, @unchecked Sendable {
  private let defaultScope: ObjectScope
  private var entries: [String: ServiceEntry] = [:]

  private let parent: Container?

  public init(parent: Container? = nil, defaultObjectScope: ObjectScope = .graph) {
    self.parent = parent
    defaultScope = defaultObjectScope
  }

  @discardableResult public func register<Service>(
    _ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service
  ) -> ServiceEntry {
    keep("\(serviceType) \(name ?? "") \(Void.self)") { resolver, _ in factory(resolver) }
  }

  @discardableResult public func register<Service, Argument>(
    _ serviceType: Service.Type, factory: @escaping (Resolver, Argument) -> Service
  ) -> ServiceEntry {
    keep("\(serviceType)  \(Argument.self)") { resolver, argument in
      guard let argument = argument as? Argument else {
        preconditionFailure("the argument is no '\(Argument.self)'")
      }
      return factory(resolver, argument)
    }
  }

  @discardableResult public func register<Service, Argument1, Argument2>(
    _ serviceType: Service.Type, factory: @escaping (Resolver, Argument1, Argument2) -> Service
  ) -> ServiceEntry {
    keep("\(serviceType)  \(Argument1.self) \(Argument2.self)") { resolver, arguments in
      guard let (first, second) = arguments as? (Argument1, Argument2) else {
        preconditionFailure("the arguments are no '\(Argument1.self)' and '\(Argument2.self)'")
      }
      return factory(resolver, first, second)
    }
  }

  public func resolve<Service>(_ serviceType: Service.Type) -> Service? {
    resolve(serviceType, name: nil)
  }

  public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    object("\(serviceType) \(name ?? "") \(Void.self)", ()) as? Service
  }

  public func resolve<Service, Argument>(
    _ serviceType: Service.Type, argument: Argument
  ) -> Service? {
    object("\(serviceType)  \(Argument.self)", argument) as? Service
  }

  public func resolve<Service, Argument1, Argument2>(
    _ serviceType: Service.Type, arguments argument1: Argument1, _ argument2: Argument2
  ) -> Service? {
    object("\(serviceType)  \(Argument1.self) \(Argument2.self)", (argument1, argument2))
      as? Service
  }

  private func keep(_ key: String, _ make: @escaping (Resolver, Any) -> Any) -> ServiceEntry {
    let entry = ServiceEntry(scope: defaultScope, make: make)
    entries[key] = entry
    return entry
  }

  private func object(_ key: String, _ argument: Any) -> Any? {
    guard let entry = entries[key] else { return parent?.object(key, argument) }
    if entry.scope === ObjectScope.container, let kept = entry.kept { return kept }
    let made = entry.make(self, argument)
    entry.kept = made
    return made
  }
}

/// Without assemblies, which no fixture has.
public final class Assembler {
  public let resolver: Resolver
  public init(container: Container) { resolver = container }
}
