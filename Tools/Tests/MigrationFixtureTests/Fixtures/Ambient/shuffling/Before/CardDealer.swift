import Foundation

final class CardDealer {
  private var cards = ["A", "K", "Q"]

  init() {}

  func deal() -> [String] {
    cards.shuffle()
    return cards.shuffled()
  }

  func one() -> String? { cards.randomElement() }

  func isToday() -> Bool { Date() < .distantFuture }
}
