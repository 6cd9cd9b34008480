import Swinject

protocol QuarryDrill6160 {
  func cut() -> String
}

final class SteelQuarryDrill6160: QuarryDrill6160 {
  func cut() -> String { "cut" }
}

final class QuarryBell6160 {
  func ring() -> String { "ring" }
}

func install6160(in container: Container) {
  print("a bell is installed")
  container.register(QuarryBell6160.self) { _ in QuarryBell6160() }
}

func quarryContainer6160() -> Container {
  let container = Container()
  container.register(QuarryDrill6160.self) { _ in SteelQuarryDrill6160() }
  return container
}

func push6160(with resolver: Resolver) -> String {
  "push and " + resolver.resolve(QuarryDrill6160.self)!.cut()
}

/// Passes its resolver on.
final class QuarryForeman6160 {
  private let resolver: Resolver
  private let name: String

  init(resolver: Resolver, name: String) {
    self.resolver = resolver
    self.name = name
  }

  func start() -> String {
    let drill = resolver.resolve(QuarryDrill6160.self)!
    return name + " can " + drill.cut() + " or " + push6160(with: resolver)
  }
}

/// Other code reads its resolver.
final class QuarryOffice6160 {
  let resolver: Resolver

  init(resolver: Resolver) {
    self.resolver = resolver
  }

  func plan() -> String { "plan to " + resolver.resolve(QuarryDrill6160.self)!.cut() }
}

func visit6160(_ office: QuarryOffice6160) -> String {
  push6160(with: office.resolver)
}

protocol QuarryHost6160: AnyObject {
  var hostResolver6160: Resolver { get }
}

extension QuarryHost6160 {
  func greet() -> String { "hello, " + hostResolver6160.resolve(QuarryDrill6160.self)!.cut() }
}

/// A protocol asks for its resolver.
final class QuarryLodge6160: QuarryHost6160 {
  let hostResolver6160: Resolver

  init(resolver: Resolver) {
    hostResolver6160 = resolver
  }

  func rest() -> String { "rest or " + hostResolver6160.resolve(QuarryDrill6160.self)!.cut() }
}

/// The container has the bell only after a function has put it there.
final class QuarrySite6160 {
  private let bell: QuarryBell6160

  init(container: Container) {
    install6160(in: container)
    bell = container.resolve(QuarryBell6160.self)!
  }

  func open() -> String { bell.ring() }
}

/// A method of its own puts the bell there first.
final class QuarryTower6160 {
  private let container: Container
  private var bell: QuarryBell6160?
  private let drill: QuarryDrill6160

  init(container: Container) {
    self.container = container
    drill = self.container.resolve(QuarryDrill6160.self)!
    setUp()
    bell = container.resolve(QuarryBell6160.self)
  }

  private func setUp() { install6160(in: container) }

  func ring() -> String { (bell?.ring() ?? "silence") + " and " + drill.cut() }
}

class QuarryBase6160 {
  let resolver: Resolver
  private let drill: QuarryDrill6160

  init(resolver: Resolver) {
    self.resolver = resolver
    drill = resolver.resolve(QuarryDrill6160.self)!
  }

  func work() -> String { "work: " + drill.cut() }
}

final class QuarryPit6160: QuarryBase6160 {
  func dig() -> String { "dig: " + resolver.resolve(QuarryDrill6160.self)!.cut() }
}

/// Registers a bell itself.
final class QuarryWarden6160 {
  private let container: Container

  init(container: Container) {
    self.container = container
  }

  func warn() -> String {
    container.register(QuarryBell6160.self) { _ in QuarryBell6160() }
    return container.resolve(QuarryBell6160.self)!.ring() + push6160(with: container)
  }
}

/// Asks the container for nothing.
final class QuarryGate6160 {
  private let resolver: Resolver

  init(resolver: Resolver) {
    self.resolver = resolver
  }

  func open() -> String { push6160(with: resolver) }
}
