final class HarborStore1466 {
  private var makers: [String: () -> Any] = [:]

  func register<Value>(_ make: @escaping () -> Value) { makers["\(Value.self)"] = make }

  func resolve<Value>() -> Value {
    guard let value = makers["\(Value.self)"]?() as? Value else {
      preconditionFailure("'\(Value.self)' is not registered")
    }
    return value
  }
}

nonisolated(unsafe) var harborStore1466 = HarborStore1466()

@propertyWrapper private struct Inject<Value> {
  let wrappedValue: Value

  init(_ store: HarborStore1466) { wrappedValue = store.resolve() }
}

final class HarborCrane1466 {
  init() { print("a crane is built") }
  func lift() -> String { "lifted" }
}

final class Harbor1466 {
  @Inject(harborStore1466) private var crane: HarborCrane1466

  func unload() -> String { "\(crane.lift()) \(crane.lift())" }
}
