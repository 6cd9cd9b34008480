protocol Limited {
  @available(macOS 99, iOS 99, *)
  func new(_ value: Int) -> String
  @available(*, deprecated, message: "old")
  func old()
  @discardableResult func save(_ name: String) -> Bool
  @available(macOS 99, *) var later: Int { get set }
}
@available(macOS 12, *)
protocol LaterProtocol: Sendable {
  @available(macOS 14, iOS 17, *) func run(_ value: Int) throws
}
// MARK: use
func useAvailability() async throws {
  let mock = LimitedMock()
  mock.newHandler = { "\($0)" }
  expect(mock.new(2) == "2" && mock.newCallCount == 1 && mock.newArgValues == [2])
  expectReport { mock.save("x") }
  mock.laterHandler = { 3 }
  expect(mock.later == 3)
  let later = LaterProtocolMock()
  expectReport { try? later.run(4) }
  expect(later.runArgValues == [4])
}
