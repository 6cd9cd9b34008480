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

final class PierShed {
  struct Dependencies {
    var label: @Sendable (String) -> String
    var opened: @Sendable () -> [String]

    static var defaultDependencies: Self {
      Self(label: { ServiceLocator.label(for: $0) }, opened: { ServiceLocator.opened })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sign() -> String { dependencies.label("shed") + " \(dependencies.opened().count)" }
}
