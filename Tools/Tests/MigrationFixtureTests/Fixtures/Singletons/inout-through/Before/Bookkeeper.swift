import Foundation

final class Cashbox: @unchecked Sendable {
  static let shared = Cashbox()
  var coins = [5, 1, 2]
  var total = 0
}

func addUp(_ total: inout Int, _ coins: [Int]) { total += coins.reduce(0, +) }

final class Bookkeeper {
  func close() -> Int {
    addUp(&Cashbox.shared.total, Cashbox.shared.coins)
    Cashbox.shared.coins.sort()
    swap(&Cashbox.shared.coins[0], &Cashbox.shared.total)
    return Cashbox.shared.total
  }
}
