import Foundation

final class Mint: Sendable {
  static let shared = Mint()

  func side(_ throwNumber: Int) -> String { throwNumber % 2 == 0 ? "heads" : "tails" }
}

struct CoinToss {
  func call(_ number: Int) -> String { Mint.shared.side(number) }
}
