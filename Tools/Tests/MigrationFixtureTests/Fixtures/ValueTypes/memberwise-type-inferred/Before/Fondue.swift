import Foundation

struct CheeseMix {
  var parts = 2
}

final class CheeseShop: Sendable {
  static let shared = CheeseShop()

  func grams(_ guests: Int) -> Int { guests * 200 }
}

struct Fondue {
  var mix = CheeseMix()
  var guests = 2
  var ratio = 0.5
  var pot = "red"
  var isSpicy = true
  let isVegan = false

  func grams() -> Int { CheeseShop.shared.grams(guests) * mix.parts }
}
