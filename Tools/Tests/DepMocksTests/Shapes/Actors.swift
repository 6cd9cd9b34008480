final class ActorValue { var x = 0 }
protocol Worker: Actor {
  func work(_ value: ActorValue) async -> ActorValue
  func quick(_ n: Int) -> Int
  var state: Int { get set }
  nonisolated var label: String { get }
  nonisolated func ping() async throws -> Int
  static func make() -> Int
  subscript(index: Int) -> Int { get }
  init(name: String)
}
// MARK: use
func useActors() async throws {
  let mock = WorkerMock()
  mock.quickHandler = { $0 * 2 }
  expect(await mock.quick(3) == 6 && mock.quickCallCount == 1)
  mock.labelHandler = { "l" }
  expect(mock.label == "l")
  mock.pingHandler = { 1 }
  expect(try await mock.ping() == 1)
  mock.stateHandler = { 5 }
  expect(await mock.state == 5)
  let before = reportCount()
  _ = await mock[1]
  expect(reportCount() == before + 1)
}
