protocol WithDefaults { func a(); func b() -> Int; associatedtype T = String; func t() -> T }
extension WithDefaults { func a() {}; func b() -> Int { 1 }; var extra: Int { 2 } }
extension WithDefaults where T == String { func t() -> String { "" } }
/// A public one.
public protocol Publicly: Sendable { var x: Int { get }; func f(_ x: Int) -> [Int]? }
@preconcurrency protocol Pre { @preconcurrency func f(_ body: @escaping @Sendable () -> Void) }
protocol Attributed {
  @inlinable func inl() -> Int
  @MainActor @discardableResult func both(_ x: Int) async throws -> Int
  @warn_unqualified_access func warned() -> Int
}
protocol Empty {}
protocol EmptySendable: Sendable {}
protocol EmptyActor: Actor {}
@MainActor protocol EmptyMain {}
// mock: WithDefaults, Publicly, Pre, Empty, EmptySendable, EmptyActor, EmptyMain
// MARK: use
func useRequirements() async throws {
  let mock = WithDefaultsMock<Int>()
  expectReport { mock.a() }
  mock.tHandler = { 3 }
  expect(mock.t() == 3)
  _ = (EmptyMock(), EmptySendableMock(), EmptyActorMock(), EmptyMainMock())
  let pre = PreMock()
  pre.fHandler = { $0() }
  pre.f {}
}
