import Foundation

/// The values in force, by the keys of their types.
public struct DependencyValues: Sendable {
  @TaskLocal static var current = DependencyValues()
  private var values: [String: any Sendable] = [:]

  public init() {}

  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get { values["\(key)"] as? Key.Value ?? Key.liveValue }
    set { values["\(key)"] = newValue }
  }

  func overridden(by other: Self) -> Self {
    var all = self
    all.values.merge(other.values) { $1 }
    return all
  }

  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
}

public protocol DependencyKey {
  associatedtype Value: Sendable
  static var liveValue: Value { get }
}

public struct DateGenerator: Sendable {
  private let generate: @Sendable () -> Date

  public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }
  public var now: Date { generate() }
  public func callAsFunction() -> Date { generate() }
}

private enum DateKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }
}

/// Reads at each use what is in force then, and else what was in force when it was made.
@propertyWrapper public struct Dependency<Value>: @unchecked Sendable {
  private let values = DependencyValues.current
  private let path: KeyPath<DependencyValues, Value>

  public init(_ path: KeyPath<DependencyValues, Value>) { self.path = path }
  public var wrappedValue: Value {
    values.overridden(by: DependencyValues.current)[keyPath: path]
  }
}

public func withDependencies<Result>(
  _ update: (inout DependencyValues) -> Void, operation: () -> Result
) -> Result {
  var values = DependencyValues.current
  update(&values)
  return DependencyValues.$current.withValue(values, operation: operation)
}

/// Runs an operation with what an object was made with. The stand-in ignores the object.
public func withDependencies<Model, Result>(from model: Model, operation: () -> Result) -> Result {
  operation()
}
