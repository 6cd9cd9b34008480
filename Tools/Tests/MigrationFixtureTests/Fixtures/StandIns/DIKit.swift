/// A store whose functions and wrappers give what the place asks for. Fixtures run on one thread.
public enum ComponentStore {
  nonisolated(unsafe) fileprivate static var makers: [String: () -> Any] = [:]

  public static func register<T>(tag: String = "", _ make: @escaping () -> T) {
    makers["\(T.self)\(tag)"] = make
  }
}

public func resolve<T>(tag: String = "") -> T {
  guard let value = ComponentStore.makers["\(T.self)\(tag)"]?() as? T else {
    preconditionFailure("'\(T.self)' is not registered")
  }
  return value
}

/// Fetches when it is made.
@propertyWrapper public struct Inject<T> {
  public let wrappedValue: T

  public init() { wrappedValue = resolve() }
}

/// Fetches when it is read for the first time.
@propertyWrapper public final class LazyInject<T>: @unchecked Sendable {
  public lazy var wrappedValue: T = resolve()

  public init() {}
}
