// swift-format-ignore-file

public protocol Dependency: AnyObject {}
public protocol EmptyDependency: AnyObject {}

public protocol Scope: AnyObject {
  var path: [String] { get }
  var parent: Scope { get }
}

@dynamicMemberLookup
open class Component<DependencyType>: Scope {
  public let parent: Scope
  public var path: [String] { parent.path + ["\(type(of: self))"] }
  public private(set) var dependency: DependencyType!
  private var instances: [String: Any] = [:]

  public init(parent: Scope) { self.parent = parent }

  public final func shared<T>(__function: String = #function, _ factory: () -> T) -> T {
    if let instance = instances[__function] as? T { return instance }
    let instance = factory()
    instances[__function] = instance
    return instance
  }

  public subscript<T>(dynamicMember keyPath: KeyPath<DependencyType, T>) -> T {
    dependency[keyPath: keyPath]
  }
}

open class BootstrapComponent: Component<EmptyDependency> {
  public init() { super.init(parent: Root()) }
}

private final class Root: Scope {
  var path: [String] { ["^"] }
  var parent: Scope { self }
}
