import Foundation

final class FeedStore: Sendable {
  static let shared = FeedStore()

  func hay(_ horses: Int) -> Int { horses * 8 }
}

final class BettingOffice: Sendable {
  static let shared = BettingOffice()

  func odds(_ horse: Int) -> Int { horse + 2 }
}

class Stable {
  let horses: Int

  init(horses: Int) { self.horses = horses }

  func hay() -> Int { FeedStore.shared.hay(horses) }
}

final class RacingStable: Stable {
  let jockey: String

  init(horses: Int, jockey: String) {
    self.jockey = jockey
    super.init(horses: horses)
  }

  func odds() -> String { "\(jockey) \(BettingOffice.shared.odds(horses)), hay \(hay())" }
}
