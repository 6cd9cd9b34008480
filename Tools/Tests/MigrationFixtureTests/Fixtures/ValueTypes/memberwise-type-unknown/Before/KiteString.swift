import Foundation

final class KiteShop: Sendable {
  static let shared = KiteShop()

  func price(_ metres: Int) -> Int { metres / 2 }
}

func standardLength() -> Int { 60 }

struct KiteString {
  var metres = standardLength() + 20

  func price() -> Int { KiteShop.shared.price(metres) }
}

func strings(_ lengths: [Int]) -> [KiteString] { lengths.map(KiteString.init) }
