import Foundation

enum DepotSettings {
  nonisolated(unsafe) static var address = ""
  static func move(to place: String) { DepotSettings.address = place }
}

protocol DepotTruckProtocol {
  func drive() -> String
}

final class DepotTruck {
  let address: String
  init() { address = DepotSettings.address }
  func drive() -> String { "to '\(address)'" }
}

extension DepotTruck: DepotTruckProtocol {}

protocol DepotCartProtocol {
  func push() -> Int
}

final class DepotCart {
  func push() -> Int { 2 }
}

extension DepotCart: DepotCartProtocol {}

/// Its truck reads a setting when it is made.
final class DepotYard {
  nonisolated(unsafe) static let shared = DepotYard()
  let truck = DepotTruck()
  let cart = DepotCart()
}

final class DepotDriver {
  struct Dependencies {
    var truck: @Sendable () -> any DepotTruckProtocol

    static var defaultDependencies: Self {
      Self(truck: { DepotYard.shared.truck })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func drive() -> String { dependencies.truck().drive() }
}

protocol DepotShedProtocol {
  var cart: DepotCart { get }
}

final class DepotShed {
  nonisolated(unsafe) static var shared: DepotShed?
  let cart = DepotCart()
  let spare = DepotCart()
}

extension DepotShed: DepotShedProtocol {}

final class DepotGuard {
  struct Dependencies {
    var depotShed: @Sendable () -> (any DepotShedProtocol)?

    static var defaultDependencies: Self {
      Self(depotShed: { DepotShed.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func push() -> Int { dependencies.depotShed()?.cart.push() ?? 0 }
}

/// Another one may come in its place.
final class DepotHall {
  nonisolated(unsafe) static var shared = DepotHall()
  let cart: DepotCart
  let spare = DepotCart()
  init(cart: DepotCart = DepotCart()) { self.cart = cart }
}

final class DepotPorter {
  struct Dependencies {
    var cart: @Sendable () -> any DepotCartProtocol

    static var defaultDependencies: Self {
      Self(cart: { DepotHall.shared.cart })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func push() -> Int { dependencies.cart().push() }
}

final class DepotBag: Sendable {
  let cart = DepotScale()
  let spare = DepotScale()
}

protocol DepotScaleProtocol: Sendable {
  func weigh() -> Int
}

final class DepotScale: Sendable {
  func weigh() -> Int { 4 }
}

extension DepotScale: DepotScaleProtocol {}

@MainActor enum DepotOffice {
  static let bag = DepotBag()
}

final class DepotClerk {
  struct Dependencies {
    var cart: @MainActor @Sendable () -> any DepotScaleProtocol

    static var defaultDependencies: Self {
      Self(cart: { DepotOffice.bag.cart })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  @MainActor func weigh() -> Int { dependencies.cart().weigh() }
}

final class DepotLift {
  nonisolated(unsafe) static let shared = DepotLift()
  let cart = DepotCart()
  let spare = DepotCart()
  var late: DepotCart { get async { cart } }
  var risky: DepotCart { get throws { spare } }
}

final class DepotLifter {
  struct Dependencies {
    var late: @Sendable () async -> any DepotCartProtocol
    var risky: @Sendable () throws -> any DepotCartProtocol

    static var defaultDependencies: Self {
      Self(late: { await DepotLift.shared.late }, risky: { try DepotLift.shared.risky })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func lift() async throws -> Int {
    let first = await dependencies.late().push()
    return try first + dependencies.risky().push()
  }
}

fileprivate final class DepotSafe {
  nonisolated(unsafe) static let shared = DepotSafe()
  let lock = DepotLock()
  let spare = DepotLock()
}

fileprivate final class DepotLock {
  func open() -> Int { 5 }
}

final class DepotKeeper {
  func open() -> Int { DepotSafe.shared.lock.open() }
}
