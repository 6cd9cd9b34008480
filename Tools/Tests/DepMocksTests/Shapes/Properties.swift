// swift-format-ignore-file
protocol PropertyBag {
  var name: String { get }
  var count: Int { get set }
  var load: Int { get async throws }
  var maybe: String? { get set }
  var forced: String! { get set }
  var handler: ((Int) -> Void)? { get set }
  var action: () -> Int { get set }
  var pair: (a: Int, b: String) { get }
  static var shared: Int { get set }
}
// MARK: use
func useProperties() async throws {
  let mock = PropertyBagMock()
  mock.nameHandler = { "n" }
  expect(mock.name == "n" && mock.nameCallCount == 1)
  mock.countHandler = { 3 }
  mock.countSetHandler = { _ in }
  mock.count = 5
  expect(mock.countSetCallCount == 1 && mock.countSetArgValues == [5] && mock.count == 3)
  mock.loadHandler = { 4 }
  expect(try await mock.load == 4)
  expectReport { expect(mock.maybe == nil) }
  expectReport { mock.forced = "x" }
  mock.actionHandler = { { 8 } }
  expect(mock.action() == 8)
  expectReport { mock.handler = { _ in } }
  mock.pairHandler = { (1, "b") }
  expect(mock.pair.b == "b")
  PropertyBagMock.sharedHandler = { 2 }
  expect(PropertyBagMock.shared == 2)
  expectReport { PropertyBagMock.shared = 3 }
  expect(PropertyBagMock.sharedSetArgValues == [3])
  PropertyBagMock.resetStatics()
  expect(PropertyBagMock.sharedCallCount == 0)
}
