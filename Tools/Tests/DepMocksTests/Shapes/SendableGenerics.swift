protocol SharedStore<Element>: Sendable {
  associatedtype Element: Sendable
  associatedtype Failure: Error
  func get() async throws(Failure) -> Element
  func with<R, E: Error>(_ body: (inout Element) throws(E) -> R) throws(E) -> R
  func lock<R>(_ body: (inout Element) throws -> R) rethrows -> R
}
@MainActor protocol MainStore<Element> {
  associatedtype Element
  func get() async -> Element
  var items: [Element] { get set }
}
protocol ActorStore<Element>: Actor {
  associatedtype Element: Sendable
  func get(_ n: Int) async throws -> Element
  var items: [Element] { get }
}
// MARK: use
enum SharedFailure: Error { case none }
@MainActor func useSendableGenerics() async throws {
  let mock = SharedStoreMock<Int, SharedFailure>()
  mock.getHandler = { () async throws(SharedFailure) in 3 }
  expect(try await mock.get() == 3)
  mock.withHandler = { body in
    var value = 1
    return try body(&value)
  }
  expect(
    mock.with {
      $0 += 1; return $0
    } == 2)
  mock.lockHandler = { body in
    var value = 4
    return try body(&value)
  }
  expect(mock.lock { $0 + 1 } == 5)
  let main = MainStoreMock<String>()
  main.itemsHandler = { ["a"] }
  expect(main.items == ["a"])
  let actor = ActorStoreMock<Int>()
  actor.getHandler = { $0 }
  expect(try await actor.get(3) == 3)
}
