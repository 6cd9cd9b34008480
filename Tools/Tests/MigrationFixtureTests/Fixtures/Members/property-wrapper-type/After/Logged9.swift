protocol AuditTrailProtocol: Sendable {
  func note(_ text: String)
}

final class AuditTrail: Sendable {
  static let shared = AuditTrail()
  func note(_ text: String) { print("trail: \(text)") }
}

extension AuditTrail: AuditTrailProtocol {}

@propertyWrapper
struct Logged9<Value> {
  struct Dependencies {
    var auditTrail: any AuditTrailProtocol

    static var defaultDependencies: Self {
      Self(auditTrail: AuditTrail.shared)
    }
  }

  private let dependencies: Dependencies

  private var value: Value
  private let name: String

  init(wrappedValue: Value, _ name: String = "value", dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    value = wrappedValue
    self.name = name
  }

  var wrappedValue: Value {
    get { value }
    set {
      dependencies.auditTrail.note("\(name) = \(newValue)")
      value = newValue
    }
  }
}

struct Account9 {
  @Logged9 var balance = 3
  @Logged9("owner") var owner = "Ada"
}
