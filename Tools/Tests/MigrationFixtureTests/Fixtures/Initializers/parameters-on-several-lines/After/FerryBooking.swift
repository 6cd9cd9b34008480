import Foundation

protocol DeckPlanProtocol: Sendable {
  func cabins(on deck: Int) -> Int
}

final class DeckPlan: Sendable {
  static let shared = DeckPlan()

  func cabins(on deck: Int) -> Int { deck * 10 }
}

extension DeckPlan: DeckPlanProtocol {}

final class FerryBooking {
  struct Dependencies {
    var deckPlan: any DeckPlanProtocol

    static var defaultDependencies: Self {
      Self(deckPlan: DeckPlan.shared)
    }
  }

  private let dependencies: Dependencies

  let passenger: String
  let deck: Int

  init(
    passenger: String,
    deck: Int,
    dependencies: Dependencies = .defaultDependencies
  ) {
    self.dependencies = dependencies
    self.passenger = passenger
    self.deck = deck
  }

  init(_ passenger: String,
       onUpperDeck isUpper: Bool,
       dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.passenger = passenger
    self.deck = isUpper ? 9 : 2
  }

  func text() -> String { "\(passenger): one of \(dependencies.deckPlan.cabins(on: deck))" }
}
