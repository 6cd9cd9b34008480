struct FlatTide: EbbTableProtocol {
  func height(_ hour: Int) -> Int { 7 }
}
let flatClerk = TideClerk(dependencies: TideClerk.Dependencies(ebbTable: FlatTide()))
flatClerk.plan()
expect(flatClerk.run() == [7, 7, 7, 7, 7], "each closure asks the fake")
