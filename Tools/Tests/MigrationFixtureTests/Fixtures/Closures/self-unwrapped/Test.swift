struct FlatTide: TideTableProtocol {
  func height(_ hour: Int) -> Int { 7 }
}
let flatClerk = TideClerk(dependencies: TideClerk.Dependencies(tideTable: FlatTide()))
flatClerk.plan()
expect(flatClerk.run() == [7, 7, 7, 7], "each closure asks the fake")
