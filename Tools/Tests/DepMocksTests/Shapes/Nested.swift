enum Outer {
  struct Item: Equatable { var x = 0 }
  enum Deep { protocol Leaf { func item() -> Item; func all(_ items: [Outer.Item: Int]) -> Leaf? } }
  protocol Inner {
    typealias Handler = (Item) -> Void
    func load(_ item: Item, _ then: @escaping Handler) -> Item?
  }
}
extension Outer.Item: Hashable {}
// mock: Outer.Inner, Leaf
// MARK: use
func useNested() async throws {
  let mock = InnerMock()
  mock.loadHandler = { item, then in
    then(item)
    return item
  }
  expect(mock.load(.init()) { _ in } == Outer.Item())
  expectReport { _ = LeafMock().all([:]) }
}
