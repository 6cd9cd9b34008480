final class RoyalMint: Sendable {
  static let shared = RoyalMint()
  let year = 1999
  func value(_ coin: String) -> Int { coin.count }
}

struct CoinPurse {
  static let founded = RoyalMint.shared.year
  static var slogan: String { "since \(RoyalMint.shared.year)" }

  let coins: [String]

  init(coins: [String]) {
    self.coins = coins
  }

  func value() -> Int { coins.reduce(0) { $0 + RoyalMint.shared.value($1) } }

  static func + (left: CoinPurse, right: CoinPurse) -> Int {
    left.value() + right.value() + RoyalMint.shared.year
  }
}
