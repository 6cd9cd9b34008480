final class Mint: Sendable {
  static let shared = Mint()
  let year = 1999
  func value(_ coin: String) -> Int { coin.count }
}

struct CoinPurse {
  static let founded = Mint.shared.year
  static var slogan: String { "since \(Mint.shared.year)" }

  let coins: [String]

  init(coins: [String]) {
    self.coins = coins
  }

  func value() -> Int { coins.reduce(0) { $0 + Mint.shared.value($1) } }

  static func + (left: CoinPurse, right: CoinPurse) -> Int {
    left.value() + right.value() + Mint.shared.year
  }
}
