struct MooringChains6139: MooringLines6139 {
  func tie() -> String { "chained" }
}
expect(
  MooringQuay6139(
    name: "west",
    dependencies: .init(
      lines: MooringChains6139(), bell: MooringBell6139(), makeBell: { MooringBell6139() })
  ).land() == "west chained ring", "the test's own lines")
