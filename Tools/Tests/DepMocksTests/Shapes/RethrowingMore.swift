protocol ActorRethrower: Actor {
  func run<T>(_ body: () throws -> T) rethrows -> T
  func wait<T: Sendable>(_ body: @Sendable () async throws -> T) async rethrows -> T
}
@MainActor protocol MainRethrower {
  func run<T>(_ body: () throws -> T) rethrows -> T
  func wait<T>(_ body: () async throws -> T) async rethrows -> T
  func main(_ body: @MainActor () async throws -> Void) async rethrows
}
protocol SendableRethrower: Sendable {
  func run<T>(_ body: @Sendable (Int) throws -> T, other: () throws -> Void) rethrows -> [T]
  func wait(_ body: @escaping @Sendable () async throws -> Void) async rethrows
  static func make(_ body: () throws -> Int) rethrows -> Self
}
// MARK: use
@MainActor func useRethrowingMore() async throws {
  let mock = MainRethrowerMock()
  mock.runHandler = { try $0() }
  expect(mock.run { 3 } == 3)
  mock.mainHandler = { try await $0() }
  await mock.main {}
  let actor = ActorRethrowerMock()
  actor.waitHandler = { try await $0() }
  expect(await actor.wait { 4 } == 4)
}
