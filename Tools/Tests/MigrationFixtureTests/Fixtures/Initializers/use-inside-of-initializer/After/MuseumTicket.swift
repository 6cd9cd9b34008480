import Foundation

protocol PriceListProtocol: Sendable {
  func price(age: Int) -> Int
}

final class PriceList: Sendable {
  static let shared = PriceList()

  func price(age: Int) -> Int { age < 18 ? 0 : 14 }
}

extension PriceList: PriceListProtocol {}

final class MuseumTicket {
  struct Dependencies {
    var priceList: any PriceListProtocol

    static var defaultDependencies: Self {
      Self(priceList: PriceList.shared)
    }
  }

  let price: Int
  let label: String

  init(age: Int, dependencies: Dependencies = .defaultDependencies) {
    let price = dependencies.priceList.price(age: age)
    self.price = price
    label = price == 0 ? "free" : "\(dependencies.priceList.price(age: age)) €"
  }
}
