import Foundation

final class CardIndex: Sendable {
  static let shared = CardIndex()

  func first<Card: Comparable>(of cards: [Card], where isWanted: (Card) throws -> Bool) rethrows
    -> Card?
  {
    try cards.sorted().first(where: isWanted)
  }

  func everyCard(_ body: @escaping @Sendable (Int) -> Void) { (1...2).forEach(body) }
}

final class Librarian {
  func find(_ cards: [Int]) -> Int? { CardIndex.shared.first(of: cards) { $0 > 3 } }

  func list() { CardIndex.shared.everyCard { print("card", $0) } }
}
