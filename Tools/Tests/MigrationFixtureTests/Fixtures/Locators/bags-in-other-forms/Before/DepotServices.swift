import Foundation

enum DepotSettings {
  nonisolated(unsafe) static var address = ""
  static func move(to place: String) { DepotSettings.address = place }
}

final class DepotTruck {
  let address: String
  init() { address = DepotSettings.address }
  func drive() -> String { "to '\(address)'" }
}

final class DepotCart {
  func push() -> Int { 2 }
}

/// Its truck reads a setting when it is made.
final class DepotYard {
  nonisolated(unsafe) static let shared = DepotYard()
  let truck = DepotTruck()
  let cart = DepotCart()
}

final class DepotDriver {
  func drive() -> String { DepotYard.shared.truck.drive() }
}

final class DepotShed {
  nonisolated(unsafe) static var shared: DepotShed?
  let cart = DepotCart()
  let spare = DepotCart()
}

final class DepotGuard {
  func push() -> Int { DepotShed.shared?.cart.push() ?? 0 }
}

/// Another one may come in its place.
final class DepotHall {
  nonisolated(unsafe) static var shared = DepotHall()
  let cart: DepotCart
  let spare = DepotCart()
  init(cart: DepotCart = DepotCart()) { self.cart = cart }
}

final class DepotPorter {
  func push() -> Int { DepotHall.shared.cart.push() }
}

final class DepotBag: Sendable {
  let cart = DepotScale()
  let spare = DepotScale()
}

final class DepotScale: Sendable {
  func weigh() -> Int { 4 }
}

@MainActor enum DepotOffice {
  static let bag = DepotBag()
}

final class DepotClerk {
  @MainActor func weigh() -> Int { DepotOffice.bag.cart.weigh() }
}

final class DepotLift {
  nonisolated(unsafe) static let shared = DepotLift()
  let cart = DepotCart()
  let spare = DepotCart()
  var late: DepotCart { get async { cart } }
  var risky: DepotCart { get throws { spare } }
}

final class DepotLifter {
  func lift() async throws -> Int {
    let first = await DepotLift.shared.late.push()
    return try first + DepotLift.shared.risky.push()
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
