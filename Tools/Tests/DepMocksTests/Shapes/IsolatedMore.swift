actor Room {}
protocol IsolatedMore: Sendable {
  func run<T: Sendable>(isolation: isolated (any Actor)?, _ body: () async throws -> T)
    async rethrows -> T
  func a(on room: isolated Room, _ n: Int) async throws -> Int
  func b(_ body: @isolated(any) @Sendable () -> Void) async
  func c(_ body: nonisolated(nonsending) () async -> Int) async -> Int
  func d(_ body: @escaping @concurrent () async -> Int)
  nonisolated(nonsending) var e: Int { get async }
}
@MainActor protocol MainIsolated {
  func run(_ body: sending @escaping () async -> Void) async
  nonisolated(nonsending) func stay(_ n: Int) async -> Int
  @concurrent func away<T: Sendable>(_ value: T) async throws -> T
  nonisolated static func make() -> Int
  static var count: Int { get set }
  nonisolated init(n: Int)
  var closure: (@MainActor (Int) -> Void)? { get set }
  var asyncValue: Int { get async throws }
}
// MARK: use
@MainActor func useIsolatedMore() async throws {
  let mock = MainIsolatedMock(n: 3)
  mock.stayHandler = { $0 }
  expect(await mock.stay(3) == 3)
  mock.awayHandler = { $0 }
  expect(try await mock.away("x") == "x")
  MainIsolatedMock.countHandler = { 4 }
  expect(MainIsolatedMock.count == 4)
  let other = IsolatedMoreMock()
  other.eHandler = { 5 }
  expect(await other.e == 5)
}
