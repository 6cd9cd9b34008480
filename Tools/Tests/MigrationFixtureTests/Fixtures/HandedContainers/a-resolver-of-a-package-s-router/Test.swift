let depot6150Test = Depot6150(
  router: depotRouter6150(),
  dependencies: .init(makeDepotClerk6150: { DepotClerk6150(name: "Bo") }))
expect(depot6150Test.open() == "Bo opens", "the clerk of the test")
