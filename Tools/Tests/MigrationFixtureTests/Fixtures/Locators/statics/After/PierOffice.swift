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
  static func set(_ stores: any PierStores, _ prices: any PierPrices) {
    currentStores = stores
    currentPrices = prices
  }
}

final class PierOffice {
  struct Dependencies {
    var stores: @Sendable () -> any PierStores
    var prices: @Sendable () -> (any PierPrices)?

    static var defaultDependencies: Self {
      Self(stores: { ServiceLocator.stores }, prices: { ServiceLocator.prices })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func open() -> Int {
    dependencies.stores().dispatch("open") + (dependencies.prices()?.price("rope") ?? 0)
  }

  func close() -> Int { dependencies.stores().dispatch("close") }
}
