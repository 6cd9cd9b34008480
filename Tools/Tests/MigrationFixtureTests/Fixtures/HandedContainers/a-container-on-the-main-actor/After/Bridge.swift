final class BridgeLamp6159 {
  let color: String
  init(color: String) { self.color = color }
}

@MainActor final class BridgeContainer6159 {
  static let shared = BridgeContainer6159(color: "white")
  private let color: String

  init(color: String) { self.color = color }

  func resolve<Service>(_ type: Service.Type) -> Service {
    guard let lamp = BridgeLamp6159(color: color) as? Service else {
      preconditionFailure("nothing is registered for \(type)")
    }
    return lamp
  }
}

@MainActor let bridgeContainer6159 = BridgeContainer6159(color: "green")

@MainActor protocol BridgeRouter6159: AnyObject {
  var container: BridgeContainer6159 { get }
  func cross() -> String
}

@MainActor final class BridgeMainRouter6159: BridgeRouter6159 {
  let container = BridgeContainer6159(color: "red")
  func cross() -> String { "cross" }
}

@MainActor final class BridgeTower6159 {
  struct Dependencies {
    var makeBridgeLamp6159: @MainActor @Sendable () -> BridgeLamp6159
    var makeBridgeLamp61592: @MainActor @Sendable () -> BridgeLamp6159

    static var defaultDependencies: Self {
      Self(
        makeBridgeLamp6159: { BridgeContainer6159.shared.resolve(BridgeLamp6159.self) },
        makeBridgeLamp61592: { bridgeContainer6159.resolve(BridgeLamp6159.self) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func shine() -> String { dependencies.makeBridgeLamp6159().color }
  func blink() -> String { dependencies.makeBridgeLamp61592().color }
}

@MainActor final class BridgeDeck6159 {
  struct Dependencies {
    var makeBridgeLamp6159: @MainActor () -> BridgeLamp6159

    init(makeBridgeLamp6159: @escaping @MainActor () -> BridgeLamp6159) {
      self.makeBridgeLamp6159 = makeBridgeLamp6159
    }

    @MainActor init(_ router: any BridgeRouter6159) {
      self.init(makeBridgeLamp6159: { router.container.resolve(BridgeLamp6159.self) })
    }
  }

  private let dependencies: Dependencies

  private let router: BridgeRouter6159

  convenience init(router: BridgeRouter6159) {
    self.init(router: router, dependencies: Dependencies(router))
  }

  init(router: BridgeRouter6159, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.router = router
  }

  func walk() -> String {
    "\(router.cross()) by the \(dependencies.makeBridgeLamp6159().color) lamp"
  }
}

@MainActor final class BridgeGate6159 {
  struct Dependencies {
    var makeBridgeLamp6159: @MainActor () -> BridgeLamp6159

    init(makeBridgeLamp6159: @escaping @MainActor () -> BridgeLamp6159) {
      self.makeBridgeLamp6159 = makeBridgeLamp6159
    }

    @MainActor init(_ container: BridgeContainer6159) {
      self.init(makeBridgeLamp6159: { container.resolve(BridgeLamp6159.self) })
    }
  }

  private let dependencies: Dependencies

  convenience init(container: BridgeContainer6159) {
    self.init(dependencies: Dependencies(container))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func open() -> String { dependencies.makeBridgeLamp6159().color }
}
