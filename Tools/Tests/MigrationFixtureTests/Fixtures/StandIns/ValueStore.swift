/// A store of one value for each key, as packages that follow the well-known article have it.
/// Fixtures run on one thread.
public protocol InjectionKey {
  associatedtype Value
  static var currentValue: Value { get set }
}

public struct InjectedValues {
  nonisolated(unsafe) private static var current = InjectedValues()

  public static subscript<Key: InjectionKey>(key: Key.Type) -> Key.Value {
    get { key.currentValue }
    set { key.currentValue = newValue }
  }

  public static subscript<Value>(path: WritableKeyPath<InjectedValues, Value>) -> Value {
    get { current[keyPath: path] }
    set { current[keyPath: path] = newValue }
  }
}

/// Asks the store at each read.
@propertyWrapper public struct Injected<Value> {
  private let path: WritableKeyPath<InjectedValues, Value>

  public init(_ path: WritableKeyPath<InjectedValues, Value>) { self.path = path }

  public var wrappedValue: Value {
    get { InjectedValues[path] }
    set { InjectedValues[path] = newValue }
  }
}
