import Foundation

final class BronzeStock: Sendable {
  static let shared = BronzeStock()
  func kilos(_ bell: Int) -> Int { bell * 100 }
}

final class BellFoundry {
  let weights: [Int]
  let next: () -> Int

  init(bells: [Int]) {
    func weight(_ bell: Int) -> Int { BronzeStock.shared.kilos(bell) }
    weights = bells.map(weight) + bells.map { BronzeStock.shared.kilos($0) + 1 }
    next = { BronzeStock.shared.kilos(9) }
  }
}
