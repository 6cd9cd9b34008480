import Foundation

protocol BronzeStockProtocol: Sendable {
  func kilos(_ bell: Int) -> Int
}

final class BronzeStock: Sendable {
  static let shared = BronzeStock()
  func kilos(_ bell: Int) -> Int { bell * 100 }
}

extension BronzeStock: BronzeStockProtocol {}

final class BellFoundry {
  struct Dependencies {
    var bronzeStock: any BronzeStockProtocol

    static var defaultDependencies: Self {
      Self(bronzeStock: BronzeStock.shared)
    }
  }

  let weights: [Int]
  let next: () -> Int

  init(bells: [Int], dependencies: Dependencies = .defaultDependencies) {
    func weight(_ bell: Int) -> Int { dependencies.bronzeStock.kilos(bell) }
    weights = bells.map(weight) + bells.map { dependencies.bronzeStock.kilos($0) + 1 }
    next = { dependencies.bronzeStock.kilos(9) }
  }
}
