import Swinject

final class WeirPump1974 {
  let power = 5
  init() { print("a pump") }
}

protocol Injectable1974 {}

private protocol Resolvable1974 {
  func resolve(_ resolver: Resolver)
}

@propertyWrapper private final class Injected<Service>: Resolvable1974 {
  var wrappedValue: Service!
  init() {}
  func resolve(_ resolver: Resolver) { wrappedValue = resolver.resolve(Service.self)! }
}

/// Fetches an object at each read.
@propertyWrapper private final class Fresh<Service>: Resolvable1974 {
  private var make: () -> Service? = { nil }
  init() {}
  var wrappedValue: Service! { make() }
  func resolve(_ resolver: Resolver) { make = { resolver.resolve(Service.self) } }
}

extension Injectable1974 {
  func injectServices(_ resolver: Resolver) {
    for child in Mirror(reflecting: self).children {
      (child.value as? Resolvable1974)?.resolve(resolver)
    }
  }
}

final class WeirGate1974: Injectable1974 {
  @Injected() private var pump: WeirPump1974!
  private var isOpen: Bool

  init(resolver: Resolver) {
    isOpen = true
    injectServices(resolver)
  }

  func flow() -> String { "\(isOpen) \(pump.power)" }
}

/// What fails before would fetch an object first.
final class WeirLock1974: Injectable1974 {
  @Injected() private var pump: WeirPump1974!

  init?(resolver: Resolver, level: Int) {
    guard level > 2 else { return nil }
    injectServices(resolver)
  }

  func flow() -> String { "\(pump.power)" }
}

final class WeirBuoy1974: Injectable1974 {
  @Fresh() private var pump: WeirPump1974!

  init(resolver: Resolver) { injectServices(resolver) }

  func flow() -> String { "\(pump.power)" }
}

func weirContainer1974() -> Container {
  let container = Container(defaultObjectScope: .transient)
  container.register(WeirPump1974.self) { _ in WeirPump1974() }
  return container
}
