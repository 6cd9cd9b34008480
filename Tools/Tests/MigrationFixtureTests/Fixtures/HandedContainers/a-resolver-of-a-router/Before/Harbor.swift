import Swinject

protocol HarborRouter6149: AnyObject {
  var resolver: Resolver { get }
  func show(_ title: String)
}

final class MainHarborRouter6149: HarborRouter6149 {
  private let container: Container
  private(set) var shown: [String] = []

  init(container: Container) { self.container = container }

  var resolver: Resolver {
    print("the router is asked")
    return container
  }

  func show(_ title: String) { shown.append(title) }
}

protocol HarborPilot6149 {
  func steer(_ ship: String) -> String
}

final class CalmHarborPilot6149: HarborPilot6149 {
  func steer(_ ship: String) -> String { "\(ship) is steered" }
}

final class HarborBerth6149 {
  let title: String

  init(router: HarborRouter6149, number: Int?) {
    title = "berth \(number ?? 0)"
    router.show("a berth")
  }
}

func harborContainer6149() -> Container {
  let container = Container()
  container.register(HarborPilot6149.self) { _ in CalmHarborPilot6149() }
  container.register(HarborBerth6149.self) { (_, router: HarborRouter6149, number: Int?) in
    HarborBerth6149(router: router, number: number)
  }
  return container
}

final class HarborModule6149 {
  let router: HarborRouter6149

  init(_ router: HarborRouter6149) {
    self.router = router
  }

  func dock(_ ship: String, at number: Any) -> String {
    let berth = router.resolver.resolve(
      HarborBerth6149.self, arguments: router, number as? Int)!
    let pilot = router.resolver.resolve(HarborPilot6149.self)!
    router.show(berth.title)
    return pilot.steer(ship)
  }

  func hasPilot() -> Bool { self.router.resolver.resolve(HarborPilot6149.self) != nil }
}

/// Other code hands it another router later.
final class HarborTug6149 {
  var router6149: HarborRouter6149

  init(router: HarborRouter6149) {
    router6149 = router
  }

  func pull(_ ship: String) -> String {
    router6149.show(ship)
    return router6149.resolver.resolve(HarborPilot6149.self)!.steer(ship)
  }
}

func moor6149(_ tug: HarborTug6149, with router: HarborRouter6149) { tug.router6149 = router }

struct HarborSetup6149 {
  let assembler: Assembler
}

/// Needs its setup for nothing else.
final class HarborGate6149 {
  private let setup: HarborSetup6149

  init(setup: HarborSetup6149) {
    self.setup = setup
  }

  func open(_ ship: String) -> String {
    setup.assembler.resolver.resolve(HarborPilot6149.self)!.steer(ship)
  }
}

/// Asks the assembler of a setup when an instance is made.
final class HarborOffice6149 {
  private let pilot: HarborPilot6149
  private let name: String

  init(setup: HarborSetup6149, name: String) {
    pilot = setup.assembler.resolver.resolve(HarborPilot6149.self)!
    self.name = name
  }

  func call(_ ship: String) -> String { "\(name): \(pilot.steer(ship))" }
}
