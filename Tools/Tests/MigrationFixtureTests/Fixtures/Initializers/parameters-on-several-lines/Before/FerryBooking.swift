import Foundation

final class DeckPlan: Sendable {
  static let shared = DeckPlan()

  func cabins(on deck: Int) -> Int { deck * 10 }
}

final class FerryBooking {
  let passenger: String
  let deck: Int

  init(
    passenger: String,
    deck: Int
  ) {
    self.passenger = passenger
    self.deck = deck
  }

  init(_ passenger: String,
       onUpperDeck isUpper: Bool) {
    self.passenger = passenger
    self.deck = isUpper ? 9 : 2
  }

  func text() -> String { "\(passenger): one of \(DeckPlan.shared.cabins(on: deck))" }
}
