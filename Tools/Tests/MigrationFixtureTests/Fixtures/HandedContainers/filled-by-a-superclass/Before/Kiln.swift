import Foundation
import Swinject

// MARK: Filling

protocol Injectable4471 {}

private protocol Resolvable4471 {
  func resolve(_ resolver: Resolver)
}

@propertyWrapper private final class Inject<Service>: Resolvable4471 {
  var wrappedValue: Service!

  init() {}

  func resolve(_ resolver: Resolver) {
    if wrappedValue == nil { wrappedValue = resolver.resolve(Service.self)! }
  }
}

extension Injectable4471 {
  func injectServices(_ resolver: Resolver) {
    Mirror(reflecting: self).values.forEach { ($0 as? Resolvable4471)?.resolve(resolver) }
  }
}

extension Mirror {
  fileprivate var values: [Any] { children.map(\.value) + (superclassMirror?.values ?? []) }
}

// MARK: An initializer that fills

class KilnProvider4471: Injectable4471 {
  let name: String

  required init(resolver: Resolver) {
    name = "provider"
    injectServices(resolver)
  }
}

/// Is filled while its superclass is made.
class ClayProvider4471: KilnProvider4471 {
  @Inject() private var clay: KilnClay4471!
  @Inject() fileprivate var store: KilnStore4471!

  private let unit = "kg"

  func dig() -> String { "\(name) digs \(store.count) \(unit) of \(clay.color) clay" }
}

final class GlazedProvider4471: ClayProvider4471 {
  @Inject() private var glaze: KilnGlaze4471!

  private let begin = Date()

  func shine() -> String { "\(glaze.shine) \(begin <= Date())" }
}

/// Its own initializer goes on to that of its superclass.
final class NamedProvider4471: KilnProvider4471 {
  @Inject() private var glaze: KilnGlaze4471!
  private let title: String

  init(resolver: Resolver, title: String) {
    self.title = title
    super.init(resolver: resolver)
    print("\(title) shines \(glaze.shine)")
  }

  required init(resolver: Resolver) {
    title = "none"
    super.init(resolver: resolver)
  }
}

// MARK: A property that fills

class KilnModel4471<Provider: KilnProvider4471>: Injectable4471 {
  private(set) var provider: Provider!

  var resolver: Resolver? {
    didSet {
      if let resolver = resolver {
        injectServices(resolver)
        provider = Provider(resolver: resolver)
        start()
      }
    }
  }

  func start() {}
}

final class FiringModel4471: KilnModel4471<ClayProvider4471> {
  @Inject() private var glaze: KilnGlaze4471!
  @Inject() fileprivate var store: KilnStore4471!

  var heat = 900

  override func start() {
    heat += glaze.shine
    print("\(provider.dig()), \(heat) degrees")
  }
}

/// Asks whether it has the store, and what time it is, before it may have the others.
final class WaitingModel4471: KilnModel4471<KilnProvider4471> {
  @Inject() private var glaze: KilnGlaze4471!
  @Inject() private var clay: KilnClay4471!
  @Inject() private var store: KilnStore4471!

  private(set) var isLater = false

  func wait() { isLater = Date() > Date.distantPast && store == nil }
  func mix() -> String { "\(clay.color) \(glaze.shine)" }
}

/// Reads the time three times, which is one thing more that it depends on.
final class TimedModel4471: KilnModel4471<KilnProvider4471> {
  @Inject() private var glaze: KilnGlaze4471!
  @Inject() private var clay: KilnClay4471!

  func isOrdered() -> Bool { Date() <= Date() && Date.distantPast < Date() }
  func mix() -> String { "\(clay.color) \(glaze.shine)" }
}

/// Sets the resolver in its own code alone.
class KilnGuard4471: Injectable4471 {
  private(set) var resolver: Resolver? {
    didSet { if let resolver { injectServices(resolver) } }
  }

  func begin(_ resolver: Resolver) { self.resolver = resolver }
}

final class NightGuard4471: KilnGuard4471 {
  @Inject() private var clay: KilnClay4471!

  func look() -> String { clay.color }
}

// MARK: A container that the initializer finds

class KilnRequest4471: NSObject, Injectable4471 {
  @Inject() fileprivate var store: KilnStore4471!
  @Inject() private var clay: KilnClay4471!

  let resolver: Resolver

  override init() {
    resolver = KilnApp4471.resolver
    super.init()
    injectServices(resolver)
  }

  func ask() -> String { "\(store.count) \(clay.color)" }
}

func store4471(_ model: FiringModel4471) -> KilnStore4471? { model.store }
