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
  struct Dependencies {
    var store: any CanalStore1973
    var lock: CanalLock1973
    var now: @Sendable () -> Date

    init(store: any CanalStore1973, lock: CanalLock1973, now: @escaping @Sendable () -> Date) {
      self.store = store
      self.lock = lock
      self.now = now
    }

    init(_ container: Resolver) {
      self.init(
        store: container.resolve(CanalStore1973.self)!,
        lock: container.resolve(CanalLock1973.self, name: "north")!,
        now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private let opened: Date
  private let title: String

  convenience init(resolver: Resolver, title: String = "log") {
    self.init(title: title, dependencies: Dependencies(resolver))
  }

  init(title: String = "log", dependencies: Dependencies) {
    self.dependencies = dependencies
    opened = dependencies.now()
    self.title = title
    print("\(title) has \(dependencies.store.count) ships")
  }

  func write() -> String {
    let isLater = dependencies.now() >= opened
    return "\(title): \(dependencies.store.count) at the \(dependencies.lock.side) lock, \(isLater)"
  }
}

class CanalDesk1973: Injectable1973 {
  struct Dependencies {
    var store: any CanalStore1973

    init(store: any CanalStore1973) {
      self.store = store
    }

    init(_ container: Resolver) {
      self.init(store: container.resolve(CanalStore1973.self)!)
    }
  }

  private let dependencies: Dependencies

  fileprivate var store: CanalStore1973! { dependencies.store }

  required init(resolver: Resolver) {
    self.dependencies = Dependencies(resolver)
    injectServices(resolver)
  }

  func count() -> Int { store.count }
}

final class CanalTicketDesk1973: CanalDesk1973 {
  struct Dependencies {
    var lock: CanalLock1973

    init(lock: CanalLock1973) {
      self.lock = lock
    }

    init(_ container: Resolver) {
      self.init(lock: container.resolve(CanalLock1973.self, name: "north")!)
    }
  }

  private let dependencies: Dependencies

  required init(resolver: Resolver) {
    self.dependencies = Dependencies(resolver)
    super.init(resolver: resolver)
  }

  func sell() -> String { "\(dependencies.lock.side) for \(count())" }
}

final class CanalPilot1973: Injectable1973 {
  struct Dependencies {
    var store: any CanalStore1973

    init(store: any CanalStore1973) {
      self.store = store
    }

    init(_ container: Resolver) {
      self.init(store: container.resolve(CanalStore1973.self)!)
    }
  }

  private let dependencies: Dependencies

  @Injected() private var lock: CanalLock1973!

  init(resolver: Resolver) {
    self.dependencies = Dependencies(resolver)
    injectServices(resolver)
  }

  func steer() -> String { "\(dependencies.store.count) \(lock == nil)" }
}

final class CanalKeeper1973 {
  struct Dependencies {
    var makeFileCanalStore1973: () -> FileCanalStore1973?
    var now: @Sendable () -> Date

    init(
      makeFileCanalStore1973: @escaping () -> FileCanalStore1973?,
      now: @escaping @Sendable () -> Date
    ) {
      self.makeFileCanalStore1973 = makeFileCanalStore1973
      self.now = now
    }

    init(_ container: Resolver) {
      self.init(
        makeFileCanalStore1973: { container.resolve(FileCanalStore1973.self) },
        now: { Date() })
    }
  }

  private let dependencies: Dependencies

  convenience init(resolver: Resolver) {
    self.init(dependencies: Dependencies(resolver))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func isOpen() -> Bool {
    dependencies.makeFileCanalStore1973() == nil && dependencies.now() > Date.distantPast
  }
}

/// Is never registered, so that the property stays nil.
final class CanalTroll1973 {
  let toll = 2
}

final class CanalBridge1973: Injectable1973 {
  struct Dependencies {
    var store: any CanalStore1973

    init(store: any CanalStore1973) {
      self.store = store
    }

    init(_ container: Resolver) {
      self.init(store: container.resolve(CanalStore1973.self)!)
    }
  }

  private let dependencies: Dependencies

  @Injected() private var troll: CanalTroll1973!

  init(resolver: Resolver) {
    self.dependencies = Dependencies(resolver)
    injectServices(resolver)
  }

  func cross(paying: Bool) -> Int { paying ? troll.toll : dependencies.store.count }
}

final class CanalGuest1973: Injectable1973 {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  @LazyInjected() private var lock: CanalLock1973!

  init(resolver: Resolver, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    injectServices(resolver)
  }

  func wait() -> String { "\(lock.side) \(dependencies.now() > Date.distantPast)" }
}

func canalContainer1973() -> Container {
  let container = Container(defaultObjectScope: .container)
  container.register(CanalStore1973.self) { _ in FileCanalStore1973() }
  container.register(CanalLock1973.self, name: "north") { _ in CanalLock1973(side: "north") }
  return container
}
