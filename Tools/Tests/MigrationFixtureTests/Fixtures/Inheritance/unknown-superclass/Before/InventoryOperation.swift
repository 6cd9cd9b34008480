import Foundation

final class StockRoom: Sendable {
  static let shared = StockRoom()

  func count() -> Int { 77 }
}

final class InventoryOperation: Operation, @unchecked Sendable {
  private(set) var result = 0

  override func main() { result = StockRoom.shared.count() }
}
