import Foundation

final class CardDealer {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  private var cards = ["A", "K", "Q"]

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func deal() -> [String] {
    cards.shuffle()
    return cards.shuffled()
  }

  func one() -> String? { cards.randomElement() }

  func isToday() -> Bool { dependencies.now() < .distantFuture }
}
