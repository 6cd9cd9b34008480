import Foundation

protocol PierStores: AnyObject { func dispatch(_ action: String) -> Int }
protocol PierPrices { func price(_ name: String) -> Int }

final class MemoryPierStores: PierStores {
  private var actions: [String] = []
  func dispatch(_ action: String) -> Int { actions.append(action); return actions.count }
}

struct FixedPierPrices: PierPrices {
  func price(_ name: String) -> Int { name.count }
}

enum ServiceLocator {
  nonisolated(unsafe) private static var currentStores: any PierStores = MemoryPierStores()
  nonisolated(unsafe) private static var currentPrices: (any PierPrices)?
  static var stores: any PierStores { currentStores }
  static var prices: (any PierPrices)? { currentPrices }
  nonisolated(unsafe) static var opened = [String]()
  static func label(for name: String) -> String { "\(name) \(opened.count)" }
  static func set(_ stores: any PierStores, _ prices: any PierPrices) {
    currentStores = stores
    currentPrices = prices
    opened = []
  }
}

final class PierOffice {
  func open() -> Int {
    ServiceLocator.stores.dispatch("open") + (ServiceLocator.prices?.price("rope") ?? 0)
  }

  func close() -> Int { ServiceLocator.stores.dispatch("close") }
}

final class PierShed {
  func sign() -> String { ServiceLocator.label(for: "shed") + " \(ServiceLocator.opened.count)" }
}
