protocol FrankingProtocol: Sendable {
  func frank(_ count: Int) -> Int
}

final class Franking: Sendable {
  static let letters = Franking(price: 85)
  static let parcels = Franking(price: 490)

  private let price: Int

  private init(price: Int) {
    self.price = price
  }

  func frank(_ count: Int) -> Int { price * count }
}

extension Franking: FrankingProtocol {}

final class StampShop {
  struct Dependencies {
    var letters: any FrankingProtocol
    var parcels: any FrankingProtocol

    static var defaultDependencies: Self {
      Self(letters: Franking.letters, parcels: Franking.parcels)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func total(letters: Int, parcels: Int) -> Int {
    dependencies.letters.frank(letters) + dependencies.parcels.frank(parcels)
  }
}
