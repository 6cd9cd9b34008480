import Foundation

final class StockLedger: Sendable {
  static let shared = StockLedger()
  func enter(_ text: String) -> String { "entered \(text)" }
}

final class StockCard<Item> {
  private let item: Item

  init(_ item: Item) {
    self.item = item
  }

  func file() -> String { StockLedger.shared.enter("\(item)") }
}

final class WarehouseClerk {
  init() {}

  func file() -> [String] { [StockCard(3).file(), StockCard("nail").file()] }

  func isLate() -> Bool { Date() < .distantPast }
}
