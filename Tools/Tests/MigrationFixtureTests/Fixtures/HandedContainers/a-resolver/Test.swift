let pottery1401Test = Pottery1401(
  town: "Sèvres",
  dependencies: .init(
    makePotteryKiln1401: { HotPotteryKiln1401() },
    makePotteryGlaze1401: { PotteryGlaze1401(color: "red") },
    makePotteryGlaze14012: { nil }, makePotteryLabel1401: { PotteryLabel1401(name: $0) }))
expect(pottery1401Test.work("bowl") == "red bowl of Sèvres fired", "the glaze of the test")
