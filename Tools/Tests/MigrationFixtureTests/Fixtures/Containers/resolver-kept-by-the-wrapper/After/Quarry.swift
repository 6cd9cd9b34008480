final class QuarryStore4472: @unchecked Sendable {
  static let shared = QuarryStore4472()
  private var makers: [String: () -> Any] = [:]

  func register<Value>(_ make: @autoclosure @escaping () -> Value) {
    makers["\(Value.self)"] = make
  }

  func resolve<Value>(_ type: Value.Type) -> Value {
    guard let value = makers["\(Value.self)"]?() as? Value else {
      preconditionFailure("'\(Value.self)' is not registered")
    }
    return value
  }
}

/// Keeps the store when it is made, and asks it at the first read.
@propertyWrapper private struct Inject<Value> {
  private let store: QuarryStore4472
  private var value: Value?

  init() { store = QuarryStore4472.shared }

  var wrappedValue: Value {
    mutating get {
      if let value { return value }
      let made = store.resolve(Value.self)
      value = made
      return made
    }
  }
}

final class QuarryDrill4472 {
  init() { print("a drill is sharpened") }
  let depth = 12
}

final class Quarry4472 {
  struct Dependencies {
    var makeDrill: @Sendable () -> QuarryDrill4472

    static var defaultDependencies: Self {
      Self(
        makeDrill: {
          @Inject var drill: QuarryDrill4472
          return drill
        })
    }
  }

  private let dependencies: Dependencies

  private lazy var drill: QuarryDrill4472 = dependencies.makeDrill()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    print("a quarry opens")
  }

  func dig() -> Int { drill.depth }
}

struct QuarryMap4472 {
  @Inject private var drill: QuarryDrill4472

  mutating func depth() -> Int { drill.depth }
}
