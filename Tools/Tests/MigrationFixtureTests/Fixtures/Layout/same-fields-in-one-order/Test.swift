struct BareGrove: GroveMapProtocol {
  func paths() -> Int { 0 }
}
struct EmptyGroveBook: GroveBookProtocol {
  func pages() -> Int { 1 }
}
expect(
  GroveVisitor(
    dependencies: GroveVisitor.Dependencies(groveMap: BareGrove(), groveBook: EmptyGroveBook())
  ).walk() == 1, "the order of the first struct")
