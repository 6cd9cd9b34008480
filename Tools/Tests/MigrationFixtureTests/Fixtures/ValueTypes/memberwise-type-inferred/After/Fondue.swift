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

  var mix = CheeseMix()
  var guests = 2
  var ratio = 0.5
  var pot = "red"
  var isSpicy = true
  var dependencies: Dependencies = .defaultDependencies
  let isVegan = false

  func grams() -> Int { dependencies.cheeseShop.grams(guests) * mix.parts }
}
