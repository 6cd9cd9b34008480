// A stand-in with the semantics of swift-dependencies: values by key, made once and kept.

public protocol DependencyKey {
  associatedtype Value: Sendable
  static var liveValue: Value { get }
}

public struct DependencyValues: Sendable {
  nonisolated(unsafe) fileprivate static var kept: [String: any Sendable] = [:]
  private var replaced: [String: any Sendable] = [:]

  public subscript<Key: DependencyKey>(_ key: Key.Type) -> Key.Value {
    get {
      let name = "\(key)"
      if let known = (replaced[name] ?? Self.kept[name]) as? Key.Value { return known }
      let value = key.liveValue
      Self.kept[name] = value
      return value
    }
    set { replaced["\(key)"] = newValue }
  }
}

@propertyWrapper
public struct Dependency<Value> {
  private let path: KeyPath<DependencyValues, Value>

  public init(_ path: KeyPath<DependencyValues, Value>) { self.path = path }

  public var wrappedValue: Value { DependencyValues()[keyPath: path] }
}
