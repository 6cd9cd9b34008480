import Foundation
import Swinject

protocol CanalStore1973 {
  var count: Int { get }
}

final class FileCanalStore1973: CanalStore1973 {
  let count = 3
  init() { print("a store opens") }
}

final class CanalLock1973 {
  let side: String
  init(side: String) { self.side = side }
}

// MARK: Filling

protocol Injectable1973 {}

private protocol Resolvable1973 {
  func resolve(_ resolver: Resolver)
}

@propertyWrapper private final class Injected<Key, Service>: Resolvable1973 {
  var wrappedValue: Service!
  private let name: String?

  init(as _: Key.Type, name: String? = nil) { self.name = name }

  func resolve(_ resolver: Resolver) {
    if wrappedValue == nil { wrappedValue = (resolver.resolve(Key.self, name: name) as? Service) }
  }
}

extension Injected where Key == Service {
  fileprivate convenience init(name: String? = nil) { self.init(as: Service.self, name: name) }
}

/// Looks for a second object where the first one is not there.
@propertyWrapper private final class LazyInjected<Service>: Resolvable1973 {
  private var service: Service?
  init() {}
  var wrappedValue: Service! { service }
  func resolve(_ resolver: Resolver) {
    service = resolver.resolve(Service.self) ?? resolver.resolve(Service.self, name: "north")
  }
}

extension Injectable1973 {
  func injectServices(_ resolver: Resolver) {
    Mirror(reflecting: self).values.forEach { ($0 as? Resolvable1973)?.resolve(resolver) }
  }
}

extension Mirror {
  fileprivate var values: [Any] { children.map(\.value) + (superclassMirror?.values ?? []) }
}

// MARK: What is filled

final class CanalLog1973: Injectable1973 {
  @Injected() private var store: CanalStore1973!
  @Injected(name: "north") private var lock: CanalLock1973!
  private let opened = Date()
  private let title: String

  init(resolver: Resolver, title: String = "log") {
    self.title = title
    injectServices(resolver)
    print("\(title) has \(store.count) ships")
  }

  func write() -> String {
    let isLater = Date() >= opened
    return "\(title): \(store.count) at the \(lock.side) lock, \(isLater)"
  }
}

class CanalDesk1973: Injectable1973 {
  @Injected() fileprivate var store: CanalStore1973!

  required init(resolver: Resolver) { injectServices(resolver) }

  func count() -> Int { store.count }
}

final class CanalTicketDesk1973: CanalDesk1973 {
  @Injected(name: "north") private var lock: CanalLock1973!

  func sell() -> String { "\(lock.side) for \(count())" }
}

final class CanalPilot1973: Injectable1973 {
  @Injected() private var store: CanalStore1973!
  @Injected() private var lock: CanalLock1973!

  init(resolver: Resolver) { injectServices(resolver) }

  func steer() -> String { "\(store.count) \(lock == nil)" }
}

final class CanalKeeper1973 {
  private let resolver: Resolver

  init(resolver: Resolver) { self.resolver = resolver }

  func isOpen() -> Bool {
    resolver.resolve(FileCanalStore1973.self) == nil && Date() > Date.distantPast
  }
}

/// Is never registered, so that the property stays nil.
final class CanalTroll1973 {
  let toll = 2
}

final class CanalBridge1973: Injectable1973 {
  @Injected() private var store: CanalStore1973!
  @Injected() private var troll: CanalTroll1973!

  init(resolver: Resolver) { injectServices(resolver) }

  func cross(paying: Bool) -> Int { paying ? troll.toll : store.count }
}

final class CanalGuest1973: Injectable1973 {
  @LazyInjected() private var lock: CanalLock1973!

  init(resolver: Resolver) { injectServices(resolver) }

  func wait() -> String { "\(lock.side) \(Date() > Date.distantPast)" }
}

func canalContainer1973() -> Container {
  let container = Container(defaultObjectScope: .container)
  container.register(CanalStore1973.self) { _ in FileCanalStore1973() }
  container.register(CanalLock1973.self, name: "north") { _ in CanalLock1973(side: "north") }
  return container
}
