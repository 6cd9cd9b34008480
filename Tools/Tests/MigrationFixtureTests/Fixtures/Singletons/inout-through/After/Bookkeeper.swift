import Foundation

protocol CashboxProtocol: AnyObject, Sendable {
  var coins: [Int] { get set }
  var total: Int { get set }
}

final class Cashbox: @unchecked Sendable {
  static let shared = Cashbox()
  var coins = [5, 1, 2]
  var total = 0
}

extension Cashbox: CashboxProtocol {}

func addUp(_ total: inout Int, _ coins: [Int]) { total += coins.reduce(0, +) }

final class Bookkeeper {
  struct Dependencies {
    var cashbox: any CashboxProtocol

    static var defaultDependencies: Self {
      Self(cashbox: Cashbox.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func close() -> Int {
    addUp(&dependencies.cashbox.total, dependencies.cashbox.coins)
    dependencies.cashbox.coins.sort()
    swap(&dependencies.cashbox.coins[0], &dependencies.cashbox.total)
    return dependencies.cashbox.total
  }
}
