// swift-format-ignore-file

public protocol ResolverRegistering {
  static func registerAllServices()
}

public final class ResolverScope {
  public static let application = ResolverScope()
  public static let cached = ResolverScope()
  public static let graph = ResolverScope()
  public static let shared = ResolverScope()
  public static let unique = ResolverScope()
}

public struct ResolverOptions<Service> {
  @discardableResult
  public func implements<Protocol>(_ type: Protocol.Type) -> ResolverOptions<Service> { self }
  @discardableResult
  public func scope(_ scope: ResolverScope) -> ResolverOptions<Service> { self }
}

public final class Resolver {
  public static var main = Resolver()
  private var factories: [String: Any] = [:]

  public init() {}

  @discardableResult
  public static func register<Service>(
    _ type: Service.Type = Service.self, factory: @escaping () -> Service?
  ) -> ResolverOptions<Service> {
    main.factories["\(type)"] = factory
    return ResolverOptions()
  }

  public static func resolve<Service>(_ type: Service.Type = Service.self) -> Service {
    guard let service = (main.factories["\(type)"] as? () -> Service?)?() else {
      preconditionFailure("\(type) is not registered")
    }
    return service
  }

  public static func reset() { main = Resolver() }
}

@propertyWrapper public struct Injected<Service> {
  private let service: Service
  public init() { service = Resolver.resolve() }
  public var wrappedValue: Service { service }
}
