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
  func shine() -> String { BridgeContainer6159.shared.resolve(BridgeLamp6159.self).color }
  func blink() -> String { bridgeContainer6159.resolve(BridgeLamp6159.self).color }
}

@MainActor final class BridgeDeck6159 {
  private let router: BridgeRouter6159

  init(router: BridgeRouter6159) { self.router = router }

  func walk() -> String {
    "\(router.cross()) by the \(router.container.resolve(BridgeLamp6159.self).color) lamp"
  }
}

@MainActor final class BridgeGate6159 {
  private let container: BridgeContainer6159

  init(container: BridgeContainer6159) { self.container = container }

  func open() -> String { container.resolve(BridgeLamp6159.self).color }
}
