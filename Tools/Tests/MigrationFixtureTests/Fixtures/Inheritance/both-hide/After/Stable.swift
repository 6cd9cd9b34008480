import Foundation

protocol FeedStoreProtocol: Sendable {
  func hay(_ horses: Int) -> Int
}

final class FeedStore: Sendable {
  static let shared = FeedStore()

  func hay(_ horses: Int) -> Int { horses * 8 }
}

extension FeedStore: FeedStoreProtocol {}

protocol BettingOfficeProtocol: Sendable {
  func odds(_ horse: Int) -> Int
}

final class BettingOffice: Sendable {
  static let shared = BettingOffice()

  func odds(_ horse: Int) -> Int { horse + 2 }
}

extension BettingOffice: BettingOfficeProtocol {}

class Stable {
  struct Dependencies {
    var feedStore: any FeedStoreProtocol

    static var defaultDependencies: Self {
      Self(feedStore: FeedStore.shared)
    }
  }

  private let dependencies: Dependencies

  let horses: Int

  init(horses: Int, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.horses = horses
  }

  func hay() -> Int { dependencies.feedStore.hay(horses) }
}

final class RacingStable: Stable {
  struct Dependencies {
    var bettingOffice: any BettingOfficeProtocol
    var base: Stable.Dependencies

    static var defaultDependencies: Self {
      Self(bettingOffice: BettingOffice.shared, base: .defaultDependencies)
    }
  }

  private let dependencies: Dependencies

  let jockey: String

  init(horses: Int, jockey: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.jockey = jockey
    super.init(horses: horses, dependencies: dependencies.base)
  }

  func odds() -> String { "\(jockey) \(dependencies.bettingOffice.odds(horses)), hay \(hay())" }
}
