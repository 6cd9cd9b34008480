protocol Clashing {
  associatedtype State
  associatedtype Value
  associatedtype Recorded
  var state: State { get set }
  var recorded: Recorded { get }
  var handler: Int { get }
  func stub(_ handler: Int, state: State, result: inout Int) -> Int
  func cast(_ value: Value) -> Value
  func load()
  var loadCallCount: Int { get }
  func reportUnimplemented(_ name: String)
  func unimplemented(_ name: String) -> Int
  static func reset()
  static var staticRecorded: Int { get }
}
protocol SendableClashing: Sendable {
  associatedtype State: Sendable
  var state: State { get }
  func recorded(_ handler: Int, _ state: Int, _ stub: Int, _ result: Int) -> Int
}
protocol Unnamed {
  func pair(_: Int, _: String) -> Int
  func one(_: Int)
  func labelled(for _: Int, in _: String)
  func same(a: Int, a b: Int)
}
// MARK: use
func useNameClashes() async throws {
  let mock = ClashingMock<Int, String, Bool>()
  mock.handlerHandler = { 2 }
  expect(mock.handler == 2)
  var number = 1
  mock.stubHandler = { handler, _, result in
    result = handler
    return 4
  }
  expect(mock.stub(3, state: 1, result: &number) == 4 && number == 3)
  expectReport { mock.load() }
  expectReport { expect(mock.unimplemented("x") == 0) }
  expectReport { mock.reportUnimplemented("y") }
  let sendable = SendableClashingMock<Int>()
  expectReport { expect(sendable.recorded(1, 2, 3, 4) == 0) }
  let unnamed = UnnamedMock()
  unnamed.pairHandler = { first, second in first + second.count }
  expect(unnamed.pair(1, "ab") == 3)
}
