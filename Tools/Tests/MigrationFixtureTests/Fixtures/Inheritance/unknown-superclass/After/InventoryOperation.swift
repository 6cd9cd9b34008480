import Foundation

protocol StockRoomProtocol: Sendable {
  func count() -> Int
}

final class StockRoom: Sendable {
  static let shared = StockRoom()

  func count() -> Int { 77 }
}

extension StockRoom: StockRoomProtocol {}

final class InventoryOperation: Operation, @unchecked Sendable {
  struct Dependencies {
    var stockRoom: any StockRoomProtocol

    static var defaultDependencies: Self {
      Self(stockRoom: StockRoom.shared)
    }
  }

  private let operationDependencies: Dependencies

  private(set) var result = 0

  override convenience init() {
    self.init(dependencies: .defaultDependencies)
  }

  init(dependencies: Dependencies) {
    self.operationDependencies = dependencies
    super.init()
  }

  override func main() { result = operationDependencies.stockRoom.count() }
}
