import Swinject

public func ~> <Service>(resolver: Resolver, service: Service.Type) -> Service {
  resolver.resolve(service)!
}

public func ~> <Service>(
  resolver: Resolver, asked: (service: Service.Type, name: String)
) -> Service {
  resolver.resolve(asked.service, name: asked.name)!
}

public func ~> <Service, Argument>(
  resolver: Resolver, asked: (service: Service.Type, argument: Argument)
) -> Service {
  resolver.resolve(asked.service, argument: asked.argument)!
}

public func ~> <Service, First, Second>(
  resolver: Resolver, asked: (service: Service.Type, arguments: (First, Second))
) -> Service {
  resolver.resolve(asked.service, arguments: asked.arguments.0, asked.arguments.1)!
}

extension Container {
  @discardableResult public func autoregister<Service>(
    _ service: Service.Type, initializer: @escaping () -> Service
  ) -> ServiceEntry {
    register(service) { _ in initializer() }
  }

  @discardableResult public func autoregister<Service, A>(
    _ service: Service.Type, initializer: @escaping (A) -> Service
  ) -> ServiceEntry {
    register(service) { resolver in initializer(resolver.resolve(A.self)!) }
  }
}
