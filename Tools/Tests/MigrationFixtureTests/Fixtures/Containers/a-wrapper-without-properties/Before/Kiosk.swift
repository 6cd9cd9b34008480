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
  func open() -> String { KioskStore6168.shared.resolve(KioskPaper6168.self).print() }
}
