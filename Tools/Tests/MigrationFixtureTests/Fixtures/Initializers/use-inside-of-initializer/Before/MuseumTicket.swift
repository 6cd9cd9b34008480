import Foundation

final class PriceList: Sendable {
  static let shared = PriceList()

  func price(age: Int) -> Int { age < 18 ? 0 : 14 }
}

final class MuseumTicket {
  let price: Int
  let label: String

  init(age: Int) {
    let price = PriceList.shared.price(age: age)
    self.price = price
    label = price == 0 ? "free" : "\(PriceList.shared.price(age: age)) €"
  }
}
