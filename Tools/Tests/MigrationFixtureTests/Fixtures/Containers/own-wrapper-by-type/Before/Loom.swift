final class LoomStore1312: @unchecked Sendable {
  static let shared = LoomStore1312()
  private var makers: [String: () -> Any] = [:]

  func register<Value>(_ make: @autoclosure @escaping () -> Value) {
    makers["\(Value.self)"] = make
  }

  func resolve<Value>() -> Value {
    guard let value = makers["\(Value.self)"]?() as? Value else {
      preconditionFailure("'\(Value.self)' is not registered")
    }
    return value
  }
}

@propertyWrapper private struct Inject<Value> {
  let wrappedValue: Value

  init() { wrappedValue = LoomStore1312.shared.resolve() }
}

final class LoomThread1312 {
  init() { print("a thread is spun") }
  let color = "red"
}

final class Loom1312 {
  // Threads are spun when the loom is set up.
  @Inject private var thread: LoomThread1312

  func weave() -> String { "\(thread.color) cloth" }
}
