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
  struct Dependencies {
    var thread: LoomThread1312

    static var defaultDependencies: Self {
      @Inject var thread: LoomThread1312
      return Self(thread: thread)
    }
  }

  private let dependencies: Dependencies

  // Threads are spun when the loom is set up.
  private var thread: LoomThread1312 { dependencies.thread }

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func weave() -> String { "\(thread.color) cloth" }
}
