// swift-format-ignore-file

public protocol Resolver {
  func resolve<Service>(_ serviceType: Service.Type) -> Service?
  func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
  func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service?
}

public final class ObjectScope: Sendable {
  public static let transient = ObjectScope()
  public static let graph = ObjectScope()
  public static let container = ObjectScope()
  public static let weak = ObjectScope()
}

public final class ServiceEntry<Service> {
  @discardableResult
  public func inObjectScope(_ objectScope: ObjectScope) -> Self { self }
  @discardableResult
  public func initCompleted(_ completed: @escaping (Resolver, Service) -> Void) -> Self { self }
}

public final class Container {
  private var factories: [String: Any] = [:]

  public init() {}

  @discardableResult
  public func register<Service>(
    _ serviceType: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service
  ) -> ServiceEntry<Service> {
    factories[key(serviceType, name)] = factory
    return ServiceEntry()
  }

  @discardableResult
  public func register<Service, Arg1>(
    _ serviceType: Service.Type, name: String? = nil,
    factory: @escaping (Resolver, Arg1) -> Service
  ) -> ServiceEntry<Service> {
    factories[key(serviceType, name)] = factory
    return ServiceEntry()
  }

  private func key(_ type: Any.Type, _ name: String?) -> String { "\(type)-\(name ?? "")" }
}

extension Container: Resolver {
  public func resolve<Service>(_ serviceType: Service.Type) -> Service? {
    resolve(serviceType, name: nil)
  }

  public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
    (factories[key(serviceType, name)] as? (Resolver) -> Service)?(self)
  }

  public func resolve<Service, Arg1>(_ serviceType: Service.Type, argument: Arg1) -> Service? {
    (factories[key(serviceType, nil)] as? (Resolver, Arg1) -> Service)?(self, argument)
  }
}

public protocol Assembly {
  func assemble(container: Container)
}

public final class Assembler {
  private let container: Container
  public var resolver: Resolver { container }

  public init(_ assemblies: [Assembly], container: Container = Container()) {
    self.container = container
    for assembly in assemblies { assembly.assemble(container: container) }
  }
}
