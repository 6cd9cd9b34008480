// A stand-in with the semantics of Factory: registrations by property, unique by default.

public final class Container {
  nonisolated(unsafe) public static let shared = Container()
  fileprivate var kept: [String: Any] = [:]

  public func callAsFunction<Service>(
    key: String = #function, _ make: @escaping () -> Service
  ) -> Factory<Service> {
    Factory(container: self, key: key, make: make)
  }
}

public struct Factory<Service> {
  fileprivate let container: Container
  fileprivate let key: String
  fileprivate let make: () -> Service
  fileprivate var isKept = false

  fileprivate init(container: Container, key: String, make: @escaping () -> Service) {
    self.container = container
    self.key = key
    self.make = make
  }

  public var singleton: Self { keeping }
  public var cached: Self { keeping }

  private var keeping: Self {
    var copy = self
    copy.isKept = true
    return copy
  }

  public func callAsFunction() -> Service {
    guard isKept else { return make() }
    if let known = container.kept[key] as? Service { return known }
    let service = make()
    container.kept[key] = service
    return service
  }
}

@propertyWrapper
public struct Injected<Service> {
  public let wrappedValue: Service

  public init(_ path: KeyPath<Container, Factory<Service>>) {
    wrappedValue = Container.shared[keyPath: path]()
  }
}
