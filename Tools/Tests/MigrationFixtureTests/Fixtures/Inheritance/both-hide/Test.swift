final class Even: BettingOfficeProtocol {
  func odds(_ horse: Int) -> Int { 1 }
}
struct FullStore: FeedStoreProtocol {
  func hay(_ horses: Int) -> Int { 5 }
}
let stable = RacingStable(
  horses: 3, jockey: "Kim",
  dependencies: .init(bettingOffice: Even(), base: .init(feedStore: FullStore())))
expect(stable.odds() == "Kim 1, hay 5", "the mocks of both classes are asked")
