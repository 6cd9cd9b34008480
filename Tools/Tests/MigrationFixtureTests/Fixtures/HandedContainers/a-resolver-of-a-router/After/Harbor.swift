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
  struct Dependencies {
    var makeHarborBerth6149: (Int?) -> HarborBerth6149
    var makeHarborPilot6149: () -> (any HarborPilot6149)?

    init(
      makeHarborBerth6149: @escaping (Int?) -> HarborBerth6149,
      makeHarborPilot6149: @escaping () -> (any HarborPilot6149)?
    ) {
      self.makeHarborBerth6149 = makeHarborBerth6149
      self.makeHarborPilot6149 = makeHarborPilot6149
    }

    init(_ router: any HarborRouter6149) {
      self.init(
        makeHarborBerth6149: { router.resolver.resolve(HarborBerth6149.self, arguments: router, $0)! },
        makeHarborPilot6149: { router.resolver.resolve(HarborPilot6149.self) })
    }
  }

  private let dependencies: Dependencies

  let router: HarborRouter6149

  convenience init(_ router: HarborRouter6149) {
    self.init(router, dependencies: Dependencies(router))
  }

  init(_ router: HarborRouter6149, dependencies: Dependencies) {
    self.dependencies = dependencies
    self.router = router
  }

  func dock(_ ship: String, at number: Any) -> String {
    let berth = dependencies.makeHarborBerth6149(number as? Int)
    let pilot = dependencies.makeHarborPilot6149()!
    router.show(berth.title)
    return pilot.steer(ship)
  }

  func hasPilot() -> Bool { self.dependencies.makeHarborPilot6149() != nil }
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
  struct Dependencies {
    var makeHarborPilot6149: () -> any HarborPilot6149

    init(makeHarborPilot6149: @escaping () -> any HarborPilot6149) {
      self.makeHarborPilot6149 = makeHarborPilot6149
    }

    init(_ setup: HarborSetup6149) {
      self.init(makeHarborPilot6149: { setup.assembler.resolver.resolve(HarborPilot6149.self)! })
    }
  }

  private let dependencies: Dependencies

  convenience init(setup: HarborSetup6149) {
    self.init(dependencies: Dependencies(setup))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func open(_ ship: String) -> String {
    dependencies.makeHarborPilot6149().steer(ship)
  }
}

/// Asks the assembler of a setup when an instance is made.
final class HarborOffice6149 {
  struct Dependencies {
    var harborPilot6149: any HarborPilot6149

    init(harborPilot6149: any HarborPilot6149) {
      self.harborPilot6149 = harborPilot6149
    }

    init(_ setup: HarborSetup6149) {
      self.init(harborPilot6149: setup.assembler.resolver.resolve(HarborPilot6149.self)!)
    }
  }

  private let pilot: HarborPilot6149
  private let name: String

  convenience init(setup: HarborSetup6149, name: String) {
    self.init(setup: setup, name: name, dependencies: Dependencies(setup))
  }

  init(setup: HarborSetup6149, name: String, dependencies: Dependencies) {
    pilot = dependencies.harborPilot6149
    self.name = name
  }

  func call(_ ship: String) -> String { "\(name): \(pilot.steer(ship))" }
}
