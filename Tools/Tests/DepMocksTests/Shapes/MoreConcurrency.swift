final class Unsafe { var n = 0 }
protocol AsyncGetter {
  var a: Int { get async }
  var b: Unsafe { get async throws }
  static var c: Int { get async }
  subscript(n: Int) -> Unsafe { get async throws }
}
protocol SendableSequence: Sendable {
  associatedtype Element: Sendable
  associatedtype Values: AsyncSequence & Sendable where Values.Element == Element
  func values() -> Values
  func stream() async throws -> AsyncThrowingStream<Element, any Error>
}
protocol CallbackClient: AnyObject, Sendable {
  func fetch(_ id: Int, completion: @escaping @Sendable (Result<[Int], any Error>) -> Void)
  func observe(_ body: @escaping @MainActor @Sendable (Int) -> Void) -> any Sendable
  func task<T: Sendable>(priority: TaskPriority?, _ body: sending @escaping () async throws -> T)
    -> Task<T, any Error>
  @discardableResult func cancel(_ ids: Set<Int>..., force: Bool) -> Bool
}
@MainActor protocol Router: AnyObject {
  var delegate: (any Router)? { get set }
  var current: String? { get }
  func push<V>(_ view: V, animated: Bool, completion: (() -> Void)?)
  where V: CustomStringConvertible
  func pop() async -> Bool
  func present(_ make: @MainActor () -> Unsafe) throws(RouteError) -> Unsafe
  static var shared: Self { get }
  init(root: Int)
}
enum RouteError: Error { case none }
@MainActor protocol MainGeneric<Model> {
  associatedtype Model: Sendable
  func load<T>(_ type: T.Type) async throws -> T
  func map<R>(_ body: (Model) throws -> R) rethrows -> R
  nonisolated var id: Model { get }
  nonisolated func raw<T>(_ value: T) async -> T
}
protocol ActorGeneric: Actor {
  associatedtype Key: Hashable & Sendable
  func load<T: Sendable>(_ type: T.Type, key: Key) async throws -> T
  func perform<T>(_ body: (isolated Self) throws -> T) rethrows -> T
  func mutate(_ value: inout Int) async
  nonisolated func key<T>(_ value: T) -> Key
  var keys: [Key] { get async throws }
  static func == (lhs: Self, rhs: Self) -> Bool
}
// MARK: use
@MainActor func useMoreConcurrency() async throws {
  let mock = RouterMock(root: 1)
  mock.popHandler = { true }
  expect(await mock.pop())
  mock.pushHandler = { view, animated, completion in completion?() }
  var done = false
  mock.push("v", animated: true) { done = true }
  expect(done)
  let generic = MainGenericMock<Int>()
  generic.mapHandler = { try $0(3) }
  expect(generic.map { $0 + 1 } == 4)
  generic.rawHandler = { $0 }
  expect(await generic.raw(5) == 5)
  let actor = ActorGenericMock<String>()
  actor.loadHandler = { _, key in key.count }
  expect(try await actor.load(Int.self, key: "ab") == 2)
  actor.keyHandler = { _ in "k" }
  expect(actor.key(3) == "k")
}
