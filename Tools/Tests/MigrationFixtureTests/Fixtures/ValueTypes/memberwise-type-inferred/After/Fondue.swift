import Foundation

struct CheeseMix {
  var parts = 2
}

protocol CheeseShopProtocol: Sendable {
  func grams(_ guests: Int) -> Int
}

final class CheeseShop: Sendable {
  static let shared = CheeseShop()

  func grams(_ guests: Int) -> Int { guests * 200 }
}

extension CheeseShop: CheeseShopProtocol {}

struct Fondue {
  struct Dependencies {
    var cheeseShop: any CheeseShopProtocol

    static var defaultDependencies: Self {
      Self(cheeseShop: CheeseShop.shared)
    }
  }

  private let dependencies: Dependencies

  var mix = CheeseMix()
  var guests = 2
  var ratio = 0.5
  var pot = "red"
  var isSpicy = true
  let isVegan = false

  init(
    mix: CheeseMix = CheeseMix(),
    guests: Int = 2,
    ratio: Double = 0.5,
    pot: String = "red",
    isSpicy: Bool = true,
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.mix = mix
    self.guests = guests
    self.ratio = ratio
    self.pot = pot
    self.isSpicy = isSpicy
    self.dependencies = dependencies
  }

  func grams() -> Int { dependencies.cheeseShop.grams(guests) * mix.parts }
}
