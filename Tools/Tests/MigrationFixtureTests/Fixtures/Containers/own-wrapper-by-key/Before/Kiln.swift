final class KilnStore4801 {
  static var instance = KilnStore4801()
  private var makers: [String: () -> Any] = [:]

  static func register<T>(_ key: Any.Type, _ make: @escaping () -> T) {
    instance.makers[String(describing: key)] = make
  }

  static func resolve<T>(for key: Any.Type) -> T {
    instance.makers[String(describing: key)]!() as! T
  }
}

protocol KilnKey4801 {
  associatedtype Value
  static var currentValue: Value { get }
}

extension KilnKey4801 {
  static var currentValue: Value { KilnStore4801.resolve(for: Self.self) }
}

@propertyWrapper
private final class Inject<Value> {
  private let later: () -> Value
  private var stored: Value?

  init<Key: KilnKey4801>(_ key: Key.Type) where Value == Key.Value {
    later = { key.currentValue }
  }

  var wrappedValue: Value {
    get {
      if let stored { return stored }
      let value = later()
      stored = value
      return value
    }
    set { stored = newValue }
  }
}

protocol KilnFire4801: AnyObject {
  func burn() -> String
}

enum KilnFireKey4801: KilnKey4801 {
  typealias Value = any KilnFire4801
}

final class KilnGas4801: KilnFire4801 {
  init() { print("gas") }
  func burn() -> String { "gas burns" }
}

struct KilnRegistry4801 {
  func register() {
    KilnStore4801.register(KilnFireKey4801.self) { KilnGas4801() as any KilnFire4801 }
  }
}

final class Kiln4801 {
  @Inject(KilnFireKey4801.self)
  private var fire: any KilnFire4801

  func bake() -> String { fire.burn() + ", " + fire.burn() }
}

final class KilnScreen4801 {
  var fire: any KilnFire4801 = KilnStore4801.resolve(for: KilnFireKey4801.self)

  func show() -> String { fire.burn() }
}
