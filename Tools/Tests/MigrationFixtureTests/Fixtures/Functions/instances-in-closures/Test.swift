struct WeakRopes: TowTableProtocol {
  func strength(_ length: Int) -> Int { 1 }
}
let rope = TowRope(length: 3, dependencies: TowRope.Dependencies(towTable: WeakRopes()))
rope.watch()
expect(rope.onBreak?() == 1 && rope.strengths() == [1, 1], "closures hand them over")
expect(rope.knotted() == 1, "so does an extension in another file")
