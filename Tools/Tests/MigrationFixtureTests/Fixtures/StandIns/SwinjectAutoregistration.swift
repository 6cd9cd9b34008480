import Swinject

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
