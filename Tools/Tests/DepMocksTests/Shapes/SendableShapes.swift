final class NotSendable { var x = 0 }
protocol SendableFeed: Sendable {
  func load(_ value: NotSendable) async throws -> NotSendable
  func run(_ body: @escaping @Sendable () -> Void)
  func quick(_ body: () -> Int) -> Int
  func each<T: Sendable>(_ value: T, _ body: @Sendable (T) async -> Void) async
  var name: String { get set }
  var slow: Int { get async }
  subscript(key: String) -> Int { get set }
  func add(_ value: inout NotSendable)
}
// MARK: use
func useSendableShapes() async throws {
  let mock = SendableFeedMock()
  mock.loadHandler = { $0 }
  _ = try await mock.load(NotSendable())
  expect(mock.loadCallCount == 1 && mock.loadArgValues.count == 1)
  mock.quickHandler = { $0() }
  expect(mock.quick { 3 } == 3)
  mock.runHandler = { $0() }
  mock.run {}
  mock.eachHandler = { value, body in await body(value) }
  await mock.each(3) { expect($0 == 3) }
  expectReport { mock.name = "a" }
  expect(mock.nameSetArgValues == ["a"])
  expectReport { mock["k"] = 3 }
  let feed: any SendableFeed = mock
  await Task.detached { expect(await feed.slow == 0) }.value
}
