import Foundation

protocol CardIndexProtocol: Sendable {
  func first<Card: Comparable>(
    of cards: [Card],
    where isWanted: (Card) throws -> Bool
  ) rethrows -> Card?
  func everyCard(_ body: @escaping @Sendable (Int) -> Void)
}

final class CardIndex: Sendable {
  static let shared = CardIndex()

  func first<Card: Comparable>(of cards: [Card], where isWanted: (Card) throws -> Bool) rethrows
    -> Card?
  {
    try cards.sorted().first(where: isWanted)
  }

  func everyCard(_ body: @escaping @Sendable (Int) -> Void) { (1...2).forEach(body) }
}

extension CardIndex: CardIndexProtocol {}

final class Librarian {
  struct Dependencies {
    var cardIndex: any CardIndexProtocol

    static var defaultDependencies: Self {
      Self(cardIndex: CardIndex.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func find(_ cards: [Int]) -> Int? { dependencies.cardIndex.first(of: cards) { $0 > 3 } }

  func list() { dependencies.cardIndex.everyCard { print("card", $0) } }
}
