protocol LampSwitch1311 {
  func flip() -> String
}

struct LiveLampSwitch1311: LampSwitch1311 {
  func flip() -> String { "on" }
}

struct DimLampSwitch1311: LampSwitch1311 {
  func flip() -> String { "dim" }
}

struct LampValues1311 {
  nonisolated(unsafe) static var current = LampValues1311()

  var lampSwitch: LampSwitch1311 = LiveLampSwitch1311()

  static subscript<Value>(_ path: WritableKeyPath<LampValues1311, Value>) -> Value {
    get { current[keyPath: path] }
    set { current[keyPath: path] = newValue }
  }
}

@propertyWrapper private struct Inject<Value> {
  private let path: WritableKeyPath<LampValues1311, Value>

  init(_ path: WritableKeyPath<LampValues1311, Value>) { self.path = path }

  var wrappedValue: Value {
    get { LampValues1311[path] }
    nonmutating set { LampValues1311[path] = newValue }
  }
}

final class Lamp1311 {
  struct Dependencies {
    var lampSwitch: @Sendable () -> any LampSwitch1311

    static var defaultDependencies: Self {
      Self(
        lampSwitch: {
          @Inject(\.lampSwitch) var lampSwitch
          return lampSwitch
        })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func press() -> String { dependencies.lampSwitch().flip() }
}
