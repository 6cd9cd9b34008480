public import SwiftUI

/// A container that goes by type. Fixtures run on one thread.
public final class Resolver: @unchecked Sendable {
  public static let main = Resolver()
  private var makers: [String: () -> Any] = [:]

  public static func register<T>(name: String = "", _ make: @escaping () -> T) {
    main.makers["\(T.self) \(name)"] = make
  }

  public static func resolve<T>(_ type: T.Type = T.self, name: String = "") -> T {
    guard let made = main.makers["\(T.self) \(name)"]?() as? T else {
      preconditionFailure("'\(T.self)' is not registered")
    }
    return made
  }
}

/// Fetches when it is made.
@propertyWrapper public struct Injected<T> {
  public var wrappedValue: T

  public init() { wrappedValue = Resolver.resolve() }
  public init(name: String) { wrappedValue = Resolver.resolve(name: name) }
}

/// Fetches when it is read for the first time.
@propertyWrapper public struct LazyInjected<T> {
  public lazy var wrappedValue: T = Resolver.resolve()

  public init() {}
}

/// Fetches when it is made; a view is drawn again when the object changes.
@propertyWrapper public struct InjectedObject<T: ObservableObject> {
  @ObservedObject private var object: T

  public init() { _object = ObservedObject(wrappedValue: Resolver.resolve()) }

  public var wrappedValue: T { object }
  public var projectedValue: ObservedObject<T>.Wrapper { $object }
}
