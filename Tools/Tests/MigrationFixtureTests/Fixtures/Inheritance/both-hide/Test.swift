final class Even: BettingOfficeProtocol {
  func odds(_ horse: Int) -> Int { 1 }
}
let stable = RacingStable(horses: 3, jockey: "Kim", dependencies: .init(bettingOffice: Even()))
expect(stable.odds() == "Kim 1, hay 24", "the mock of the subclass is asked")
