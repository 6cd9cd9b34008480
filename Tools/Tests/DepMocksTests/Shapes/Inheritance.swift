protocol BaseFeed { func load() -> Int }
protocol Named { var name: String { get } }
protocol DerivedFeed: BaseFeed, Named, AnyObject {
  func load() -> Int
  var name: String { get set }
}
// MARK: use
func useInheritance() async throws {
  let mock = DerivedFeedMock()
  mock.loadHandler = { 1 }
  expect(mock.load() == 1)
  expectReport { mock.name = "x" }
}
