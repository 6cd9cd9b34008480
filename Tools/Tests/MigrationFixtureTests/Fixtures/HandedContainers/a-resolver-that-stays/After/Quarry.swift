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
  struct Dependencies {
    var makeQuarryDrill6160: () -> any QuarryDrill6160

    init(makeQuarryDrill6160: @escaping () -> any QuarryDrill6160) {
      self.makeQuarryDrill6160 = makeQuarryDrill6160
    }

    init(_ container: Resolver) {
      self.init(makeQuarryDrill6160: { container.resolve(QuarryDrill6160.self)! })
    }
  }

  private let dependencies: Dependencies

  private let resolver: Resolver
  private let name: String

  convenience init(resolver: Resolver, name: String) {
    self.init(resolver: resolver, name: name, dependencies: Dependencies(resolver))
  }

  init(resolver: Resolver, name: String, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.resolver = resolver
    self.name = name
  }

  func start() -> String {
    let drill = dependencies.makeQuarryDrill6160()
    return name + " can " + drill.cut() + " or " + push6160(with: resolver)
  }
}

/// Other code reads its resolver.
final class QuarryOffice6160 {
  struct Dependencies {
    var makeQuarryDrill6160: () -> any QuarryDrill6160

    init(makeQuarryDrill6160: @escaping () -> any QuarryDrill6160) {
      self.makeQuarryDrill6160 = makeQuarryDrill6160
    }

    init(_ container: Resolver) {
      self.init(makeQuarryDrill6160: { container.resolve(QuarryDrill6160.self)! })
    }
  }

  private let dependencies: Dependencies

  let resolver: Resolver

  convenience init(resolver: Resolver) {
    self.init(resolver: resolver, dependencies: Dependencies(resolver))
  }

  init(resolver: Resolver, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.resolver = resolver
  }

  func plan() -> String { "plan to " + dependencies.makeQuarryDrill6160().cut() }
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
  struct Dependencies {
    var makeQuarryDrill6160: () -> any QuarryDrill6160

    init(makeQuarryDrill6160: @escaping () -> any QuarryDrill6160) {
      self.makeQuarryDrill6160 = makeQuarryDrill6160
    }

    init(_ container: Resolver) {
      self.init(makeQuarryDrill6160: { container.resolve(QuarryDrill6160.self)! })
    }
  }

  private let dependencies: Dependencies

  let hostResolver6160: Resolver

  convenience init(resolver: Resolver) {
    self.init(resolver: resolver, dependencies: Dependencies(resolver))
  }

  init(resolver: Resolver, dependencies: Dependencies) {
    self.dependencies = dependencies
    hostResolver6160 = resolver
  }

  func rest() -> String { "rest or " + dependencies.makeQuarryDrill6160().cut() }
}

/// The container has the bell only after a function has put it there.
final class QuarrySite6160 {
  struct Dependencies {
    var makeQuarryBell6160: () -> QuarryBell6160

    init(makeQuarryBell6160: @escaping () -> QuarryBell6160) {
      self.makeQuarryBell6160 = makeQuarryBell6160
    }

    init(_ container: Container) {
      self.init(makeQuarryBell6160: { container.resolve(QuarryBell6160.self)! })
    }
  }

  private let bell: QuarryBell6160

  convenience init(container: Container) {
    self.init(container: container, dependencies: Dependencies(container))
  }

  init(container: Container, dependencies: Dependencies) {
    install6160(in: container)
    bell = dependencies.makeQuarryBell6160()
  }

  func open() -> String { bell.ring() }
}

/// A method of its own puts the bell there first.
final class QuarryTower6160 {
  struct Dependencies {
    var quarryDrill6160: any QuarryDrill6160
    var makeQuarryBell6160: () -> QuarryBell6160?

    init(
      quarryDrill6160: any QuarryDrill6160,
      makeQuarryBell6160: @escaping () -> QuarryBell6160?
    ) {
      self.quarryDrill6160 = quarryDrill6160
      self.makeQuarryBell6160 = makeQuarryBell6160
    }

    init(_ container: Container) {
      self.init(
        quarryDrill6160: container.resolve(QuarryDrill6160.self)!,
        makeQuarryBell6160: { container.resolve(QuarryBell6160.self) })
    }
  }

  private let dependencies: Dependencies

  private let container: Container
  private var bell: QuarryBell6160?
  private let drill: QuarryDrill6160

  convenience init(container: Container) {
    self.init(container: container, dependencies: Dependencies(container))
  }

  init(container: Container, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.container = container
    drill = self.dependencies.quarryDrill6160
    setUp()
    bell = dependencies.makeQuarryBell6160()
  }

  private func setUp() { install6160(in: container) }

  func ring() -> String { (bell?.ring() ?? "silence") + " and " + drill.cut() }
}

class QuarryBase6160 {
  struct Dependencies {
    var quarryDrill6160: any QuarryDrill6160

    init(quarryDrill6160: any QuarryDrill6160) {
      self.quarryDrill6160 = quarryDrill6160
    }

    init(_ container: Resolver) {
      self.init(quarryDrill6160: container.resolve(QuarryDrill6160.self)!)
    }
  }

  let resolver: Resolver
  private let drill: QuarryDrill6160

  init(resolver: Resolver) {
    let dependencies = Dependencies(resolver)
    self.resolver = resolver
    drill = dependencies.quarryDrill6160
  }

  func work() -> String { "work: " + drill.cut() }
}

final class QuarryPit6160: QuarryBase6160 {
  struct Dependencies {
    var makeQuarryDrill6160: () -> any QuarryDrill6160

    init(makeQuarryDrill6160: @escaping () -> any QuarryDrill6160) {
      self.makeQuarryDrill6160 = makeQuarryDrill6160
    }

    init(_ container: Resolver) {
      self.init(makeQuarryDrill6160: { container.resolve(QuarryDrill6160.self)! })
    }
  }

  private let dependencies: Dependencies

  override convenience init(resolver: Resolver) {
    self.init(resolver: resolver, dependencies: Dependencies(resolver))
  }

  init(resolver: Resolver, dependencies: Dependencies) {
    self.dependencies = dependencies
    super.init(resolver: resolver)
  }

  func dig() -> String { "dig: " + dependencies.makeQuarryDrill6160().cut() }
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
