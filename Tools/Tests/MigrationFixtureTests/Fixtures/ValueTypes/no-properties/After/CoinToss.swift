import Foundation

protocol MintProtocol: Sendable {
  func side(_ throwNumber: Int) -> String
}

final class Mint: Sendable {
  static let shared = Mint()

  func side(_ throwNumber: Int) -> String { throwNumber % 2 == 0 ? "heads" : "tails" }
}

extension Mint: MintProtocol {}

struct CoinToss {
  struct Dependencies {
    var mint: any MintProtocol

    static var defaultDependencies: Self {
      Self(mint: Mint.shared)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func call(_ number: Int) -> String { dependencies.mint.side(number) }
}
