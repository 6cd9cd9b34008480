/// A package with a router whose resolver goes by type. Fixtures run on one thread.
public protocol RouteResolver {
  func resolve<Service>(_ serviceType: Service.Type) -> Service?
}

public final class RouteTable: RouteResolver {
  private var makers: [String: () -> Any] = [:]

  public init() {}

  public func add<Service>(_ serviceType: Service.Type, _ make: @escaping () -> Service) {
    makers["\(serviceType)"] = make
  }

  public func resolve<Service>(_ serviceType: Service.Type) -> Service? {
    makers["\(serviceType)"]?() as? Service
  }
}

public final class AppRouter {
  public let resolver: RouteResolver
  public private(set) var shown: [String] = []

  public init(resolver: RouteResolver) { self.resolver = resolver }

  public func show(_ title: String) { shown.append(title) }
}
