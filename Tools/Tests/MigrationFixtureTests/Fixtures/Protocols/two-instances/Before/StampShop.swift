final class Franking: Sendable {
  static let letters = Franking(price: 85)
  static let parcels = Franking(price: 490)

  private let price: Int

  private init(price: Int) {
    self.price = price
  }

  func frank(_ count: Int) -> Int { price * count }
}

final class StampShop {
  init() {}

  func total(letters: Int, parcels: Int) -> Int {
    Franking.letters.frank(letters) + Franking.parcels.frank(parcels)
  }
}
