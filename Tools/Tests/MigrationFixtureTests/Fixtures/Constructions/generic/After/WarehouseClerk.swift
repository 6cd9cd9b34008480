import Foundation

protocol StockLedgerProtocol: Sendable {
  func enter(_ text: String) -> String
}

final class StockLedger: Sendable {
  static let shared = StockLedger()
  func enter(_ text: String) -> String { "entered \(text)" }
}

extension StockLedger: StockLedgerProtocol {}

final class StockCard<Item> {
  struct Dependencies {
    var stockLedger: any StockLedgerProtocol

    static var defaultDependencies: Self {
      Self(stockLedger: StockLedger.shared)
    }
  }

  private let dependencies: Dependencies

  private let item: Item

  init(_ item: Item, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.item = item
  }

  func file() -> String { dependencies.stockLedger.enter("\(item)") }
}

final class WarehouseClerk {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func file() -> [String] { [StockCard(3).file(), StockCard("nail").file()] }

  func isLate() -> Bool { dependencies.now() < .distantPast }
}
