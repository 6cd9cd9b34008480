// A stand-in with the semantics of Needle: components keep what they share, and ask their parent.

open class Component<DependencyType> {
  public let dependency: DependencyType
  private var kept: [String: Any] = [:]

  public init(dependency: DependencyType) { self.dependency = dependency }

  public final func shared<Value>(_ key: String = #function, _ make: () -> Value) -> Value {
    if let known = kept[key] as? Value { return known }
    let value = make()
    kept[key] = value
    return value
  }
}

open class BootstrapComponent: Component<Void> {
  public init() { super.init(dependency: ()) }
}
