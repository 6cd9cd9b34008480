/// A container of a package that the tool has no dialect for, which always gives an object.
public enum Locator {
  nonisolated(unsafe) private static var made: [String: Any] = [:]

  public static func add<Service>(_ service: Service) { made["\(Service.self)"] = service }

  public static func resolve<Service>(_ type: Service.Type) -> Service {
    guard let service = made["\(type)"] as? Service else {
      preconditionFailure("'\(type)' is not registered")
    }
    return service
  }
}
