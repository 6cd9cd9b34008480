import Foundation

protocol HopPricesProtocol: Sendable {
  func today() -> Int
}

final class HopPrices: Sendable {
  static let shared = HopPrices()
  func today() -> Int { 12 }
}

extension HopPrices: HopPricesProtocol {}

final class HopField {
  struct Dependencies {
    var hopPrices: any HopPricesProtocol

    static var defaultDependencies: Self {
      Self(hopPrices: HopPrices.shared)
    }
  }

  private let dependencies: Dependencies

  let price: Int

  init(price: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.price = price
  }

  convenience init(dependencies: Dependencies = .defaultDependencies) {
    self.init(price: dependencies.hopPrices.today(), dependencies: dependencies)
  }

  convenience init(discount: Int, dependencies: Dependencies = .defaultDependencies) {
    let today = dependencies.hopPrices.today()
    if discount > today {
      self.init(price: 0, dependencies: dependencies)
    } else {
      self.init(price: today - discount, dependencies: dependencies)
    }
  }
}
