let shelf1403 = Shelf1403()
let bakery1403Test = BakeryModel1403(
  dependencies: .init(shelf: { shelf1403 }, oven: StoneOven1403()))
expect(bakery1403Test.work() == ["rye baked", "1 tomorrow"], "one shelf")
