/// One line of a list of registrations.
struct Registration: Sendable {
  let type: ObjectIdentifier
  let make: @Sendable (RegistrationList) -> Any

  init<Value>(_ type: Value.Type, _ make: @escaping @Sendable (RegistrationList) -> Value) {
    self.type = ObjectIdentifier(type)
    self.make = make
  }
}

/// Collects the lines of a list of registrations.
@resultBuilder
enum RegistrationBuilder {
  static func buildBlock(_ registrations: Registration...) -> [Registration] { registrations }
}

/// A container in the idiom of a block of registrations that is scanned for a type.
struct RegistrationList: Sendable {
  private let registrations: [Registration]

  init(@RegistrationBuilder _ registrations: () -> [Registration]) {
    self.registrations = registrations()
  }

  /// Holds a part for each protocol.
  static let shared: RegistrationList = {
    let parts = Parts()
    return RegistrationList {
      Registration((any Network).self) { _ in parts.network }
      Registration((any Storage).self) { _ in parts.storage }
      Registration((any Logging).self) { _ in parts.log }
      Registration((any Caching).self) { _ in parts.cache }
      Registration((any Accounts).self) { _ in parts.accounts }
      Registration((any Settings).self) { _ in parts.settings }
      Registration((any Tracking).self) { _ in parts.tracking }
      Registration((any Routing).self) { _ in parts.router }
      Registration((any Images).self) { _ in parts.images }
      Registration((any Schedule).self) { _ in parts.schedule }
    }
  }()

  /// Returns what was registered for the type, or stops where nothing was.
  func resolve<Value>(_ type: Value.Type) -> Value {
    let wanted = ObjectIdentifier(type)
    guard let registration = registrations.first(where: { $0.type == wanted }),
      let value = registration.make(self) as? Value
    else {
      preconditionFailure("nothing is registered for \(type)")
    }
    return value
  }
}
