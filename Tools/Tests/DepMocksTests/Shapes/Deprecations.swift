@available(*, deprecated) struct OldThing {}
protocol Deprecating {
  @available(*, deprecated, renamed: "new") func old() -> Int
  @available(*, noasync) func sync() -> Int
  @available(swift 5.0) func swifty() -> Int
  @available(macOS, introduced: 10.15) func introduced(_ n: [Int]) -> (Int, String)
  @available(macOS 13, *) func generic<T>(_ value: T, _ body: @escaping (T) -> Void) async throws
    -> T
  @available(macOS 13, *) static func stat(_ n: Int) -> Int
  @available(macOS 13, *) subscript(n: Int) -> String { get set }
  @available(macOS 13, *) init(n: Int)
}
@MainActor protocol MainLimited { @available(iOS 17, *) func f(_ x: Int) async -> Int }
protocol ActorLimited: Actor { @available(iOS 17, *) func f(_ x: Int) async -> Int }
// MARK: use
@MainActor func useDeprecations() async throws {
  let mock = DeprecatingMock()
  mock.introducedHandler = { ($0[0], "a") }
  expect(mock.introduced([3]).0 == 3 && mock.introducedArgValues == [[3]])
  DeprecatingMock.statHandler = { $0 }
  expect(DeprecatingMock.stat(2) == 2 && DeprecatingMock.statArgValues == [2])
  let main = MainLimitedMock()
  main.fHandler = { $0 }
  expect(await main.f(3) == 3)
  let actor = ActorLimitedMock()
  actor.fHandler = { $0 * 2 }
  expect(await actor.f(3) == 6 && actor.fCallCount == 1)
}
