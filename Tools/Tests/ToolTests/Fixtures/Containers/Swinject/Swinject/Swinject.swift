// A stand-in with the semantics of Swinject: registrations by type, graph scope by default.

public protocol Resolver {
  func resolve<Service>(_ type: Service.Type) -> Service?
}

public enum ObjectScope { case transient, graph, container }

public final class ServiceEntry {
  fileprivate let make: (Resolver) -> Any
  fileprivate var scope = ObjectScope.graph
  fileprivate var kept: Any?

  fileprivate init(make: @escaping (Resolver) -> Any) { self.make = make }

  @discardableResult public func inObjectScope(_ scope: ObjectScope) -> Self {
    self.scope = scope
    return self
  }
}

public final class Container: Resolver {
  private var entries: [ObjectIdentifier: ServiceEntry] = [:]
  private var graph: [ObjectIdentifier: Any] = [:]
  private var depth = 0

  public init() {}

  @discardableResult public func register<Service>(
    _ type: Service.Type, factory: @escaping (Resolver) -> Service
  ) -> ServiceEntry {
    let entry = ServiceEntry(make: factory)
    entries[ObjectIdentifier(type)] = entry
    return entry
  }

  public func resolve<Service>(_ type: Service.Type) -> Service? {
    let key = ObjectIdentifier(type)
    guard let entry = entries[key] else { return nil }
    if entry.scope == .container, let kept = entry.kept { return kept as? Service }
    if entry.scope == .graph, let shared = graph[key] { return shared as? Service }
    depth += 1
    let object = entry.make(self)
    if entry.scope == .graph { graph[key] = object }
    depth -= 1
    if depth == 0 { graph = [:] }
    if entry.scope == .container { entry.kept = object }
    return object as? Service
  }
}
