final class KioskPaper6168 {
  func print() -> String { "printed" }
}

final class KioskStore6168 {
  nonisolated(unsafe) static let shared = KioskStore6168()

  private var made: [String: Any] = [:]

  func register<Service>(_ service: Service) { made["\(Service.self)"] = service }

  func resolve<Service>(_ type: Service.Type) -> Service {
    guard let service = made["\(type)"] as? Service else {
      preconditionFailure("'\(type)' is not registered")
    }
    return service
  }
}

/// No property has it yet.
@propertyWrapper
struct KioskInject6168<Component> {
  let wrappedValue: Component

  init() {
    self.wrappedValue = KioskStore6168.shared.resolve(Component.self)
  }
}

final class Kiosk6168 {
  struct Dependencies {
    var kioskPaper6168: @Sendable () -> KioskPaper6168

    static var defaultDependencies: Self {
      Self(kioskPaper6168: { KioskStore6168.shared.resolve(KioskPaper6168.self) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() -> String { dependencies.kioskPaper6168().print() }
}
