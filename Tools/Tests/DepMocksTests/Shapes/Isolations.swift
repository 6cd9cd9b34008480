final class Handle { var x = 0 }
protocol IsolatedParameters {
  func run(isolation: isolated (any Actor)?) async -> Int
  func on(_ worker: isolated SomeActor, value: Handle) -> Int
  func async(_ worker: isolated SomeActor, value: Handle) async -> Handle
  nonisolated(nonsending) func stay(_ handle: Handle) async -> Handle
  @concurrent func go(_ n: Int) async throws -> Int
}
actor SomeActor {}
protocol SendableIsolated: Sendable {
  func run(isolation: isolated (any Actor)?) async -> Int
  nonisolated(nonsending) func stay(_ handle: Handle) async -> Handle
}
// MARK: use
func useIsolations() async throws {
  let mock = IsolatedParametersMock()
  mock.stayHandler = { $0 }
  _ = await mock.stay(Handle())
  mock.runHandler = { _ in 3 }
  expect(await mock.run(isolation: nil) == 3)
  let other = SendableIsolatedMock()
  other.runHandler = { _ in 4 }
  expect(await other.run(isolation: nil) == 4)
}
