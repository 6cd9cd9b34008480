final class AuditTrail: Sendable {
  static let shared = AuditTrail()
  func note(_ text: String) { print("trail: \(text)") }
}

@propertyWrapper
struct Logged9<Value> {
  private var value: Value
  private let name: String

  init(wrappedValue: Value, _ name: String = "value") {
    value = wrappedValue
    self.name = name
  }

  var wrappedValue: Value {
    get { value }
    set {
      AuditTrail.shared.note("\(name) = \(newValue)")
      value = newValue
    }
  }
}

struct Account9 {
  @Logged9 var balance = 3
  @Logged9("owner") var owner = "Ada"
}
