import Foundation

final class HopPrices: Sendable {
  static let shared = HopPrices()
  func today() -> Int { 12 }
}

final class HopField {
  let price: Int

  init(price: Int) { self.price = price }

  convenience init() {
    self.init(price: HopPrices.shared.today())
  }

  convenience init(discount: Int) {
    let today = HopPrices.shared.today()
    if discount > today {
      self.init(price: 0)
    } else {
      self.init(price: today - discount)
    }
  }
}
