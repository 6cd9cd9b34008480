protocol RoyalMintProtocol: Sendable {
  var year: Int { get }
  func value(_ coin: String) -> Int
}

final class RoyalMint: Sendable {
  static let shared = RoyalMint()
  let year = 1999
  func value(_ coin: String) -> Int { coin.count }
}

extension RoyalMint: RoyalMintProtocol {}

struct CoinPurse {
  struct Dependencies {
    var royalMint: any RoyalMintProtocol

    static var defaultDependencies: Self {
      Self(royalMint: RoyalMint.shared)
    }
  }

  private let dependencies: Dependencies

  static let founded = RoyalMint.shared.year
  static var slogan: String { "since \(RoyalMint.shared.year)" }

  let coins: [String]

  init(coins: [String], dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.coins = coins
  }

  func value() -> Int { coins.reduce(0) { $0 + dependencies.royalMint.value($1) } }

  static func + (left: CoinPurse, right: CoinPurse) -> Int {
    left.value() + right.value() + RoyalMint.shared.year
  }
}
