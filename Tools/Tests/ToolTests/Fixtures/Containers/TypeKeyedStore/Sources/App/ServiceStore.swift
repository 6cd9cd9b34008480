/// Makes an object for each property that asks, and can stand in for another store for a while.
final class ServiceStore {
  nonisolated(unsafe) static var current = ServiceStore()

  private var makers: [ObjectIdentifier: () -> Any] = [:]

  func register<Service>(
    _ type: Service.Type, _ service: @autoclosure @escaping () -> Service
  ) {
    makers[ObjectIdentifier(type)] = service
  }

  func resolve<Service>(_ type: Service.Type) -> Service {
    guard let make = makers[ObjectIdentifier(type)], let service = make() as? Service else {
      fatalError("\(type) is not registered")
    }
    return service
  }

  func execute<Result>(_ operation: () throws -> Result) rethrows -> Result {
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    return try operation()
  }
}

@propertyWrapper
struct Injected<Service> {
  let wrappedValue: Service

  init() { wrappedValue = ServiceStore.current.resolve(Service.self) }
}
