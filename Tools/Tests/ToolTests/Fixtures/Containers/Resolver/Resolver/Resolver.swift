// A stand-in with the semantics of Resolver: registrations by type, for the graph by default.

public protocol ResolverRegistering {
  static func registerAllServices()
}

public struct ResolverScope: Equatable, Sendable {
  fileprivate let name: String
  public static let application = ResolverScope(name: "application")
  public static let graph = ResolverScope(name: "graph")
  public static let unique = ResolverScope(name: "unique")
}

public final class Resolver {
  nonisolated(unsafe) fileprivate static var registrations: [String: ResolverOptions] = [:]
  nonisolated(unsafe) private static var graph: [String: Any] = [:]
  nonisolated(unsafe) private static var depth = 0
  private static let registerOnce: Void = {
    (Resolver.self as Any as? any ResolverRegistering.Type)?.registerAllServices()
  }()

  @discardableResult
  public static func register<Service>(_ make: @escaping () -> Service) -> ResolverOptions {
    let options = ResolverOptions(make)
    registrations["\(Service.self)"] = options
    return options
  }

  public static func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    registerOnce
    let key = "\(Service.self)"
    guard let options = registrations[key] else {
      preconditionFailure("RESOLVER: '\(Service.self)' not resolved")
    }
    depth += 1
    let known = options.kept ?? (options.scope == .graph ? graph[key] : nil)
    let made = known ?? options.make()
    if options.scope == .application { options.kept = made }
    if options.scope == .graph { graph[key] = made }
    depth -= 1
    if depth == 0 { graph = [:] }
    guard let service = made as? Service else { preconditionFailure("RESOLVER: wrong type") }
    return service
  }
}

public final class ResolverOptions {
  fileprivate let make: () -> Any
  fileprivate var scope = ResolverScope.graph
  fileprivate var kept: Any?

  fileprivate init(_ make: @escaping () -> Any) { self.make = make }

  @discardableResult
  public func scope(_ scope: ResolverScope) -> ResolverOptions {
    self.scope = scope
    return self
  }
}

@propertyWrapper
public struct Injected<Service> {
  public var wrappedValue: Service

  public init() { wrappedValue = Resolver.resolve() }
}

@propertyWrapper
public struct LazyInjected<Service> {
  public lazy var wrappedValue: Service = Resolver.resolve()

  public init() {}
}
