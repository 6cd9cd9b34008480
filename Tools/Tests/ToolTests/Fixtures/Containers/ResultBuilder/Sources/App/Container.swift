struct Dependency {
  let key: ObjectIdentifier
  let make: () -> Any

  init<Service>(_ make: @escaping () -> Service) {
    key = ObjectIdentifier(Service.self)
    self.make = make
  }
}

@resultBuilder
enum DependencyBuilder {
  static func buildBlock(_ dependencies: Dependency...) -> [Dependency] { dependencies }
}

/// Makes each object at its first use, and keeps it.
final class DependencyContainer {
  nonisolated(unsafe) static var root = DependencyContainer {}

  private let all: [Dependency]
  private var kept: [ObjectIdentifier: Any] = [:]

  init(@DependencyBuilder _ all: () -> [Dependency]) { self.all = all() }

  func build() { Self.root = self }

  func resolve<Service>() -> Service {
    let key = ObjectIdentifier(Service.self)
    if let known = kept[key] as? Service { return known }
    guard let dependency = all.first(where: { $0.key == key }),
      let service = dependency.make() as? Service
    else { fatalError("\(Service.self) is not in the list") }
    kept[key] = service
    return service
  }
}

@propertyWrapper
struct Inject<Service> {
  let wrappedValue: Service

  init() { wrappedValue = DependencyContainer.root.resolve() }
}
