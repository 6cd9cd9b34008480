/// A container that goes by type, and makes each object once. Fixtures run on one thread.
public final class SimpleResolver: @unchecked Sendable {
  public static let sharedResolver = SimpleResolver()
  private var makers: [String: () -> Any] = [:]
  private var kept: [String: Any] = [:]

  public func store<T>(_ make: @escaping () -> T) { makers["\(T.self)"] = make }

  fileprivate func resolve<T>() -> T {
    let key = "\(T.self)"
    guard let value = (kept[key] ?? makers[key]?()) as? T else {
      preconditionFailure("'\(T.self)' is not registered")
    }
    kept[key] = value
    return value
  }
}

/// Fetches when it is made.
@propertyWrapper public struct InjectService<T> {
  public let wrappedValue: T

  public init() { wrappedValue = SimpleResolver.sharedResolver.resolve() }
}

/// Fetches when it is read for the first time.
@propertyWrapper public final class LazyInjectService<T>: @unchecked Sendable {
  public lazy var wrappedValue: T = SimpleResolver.sharedResolver.resolve()

  public init() {}
}
