let sedgeScreen = SedgeScreen(
  dependencies: .init(makeSedgeClient: { SedgeClient(path: "/no such folder") }))
expect(sedgeScreen.show() == "away", "the client of the test")
