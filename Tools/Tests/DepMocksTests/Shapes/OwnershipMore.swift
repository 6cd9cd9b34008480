struct Token: ~Copyable, Sendable { var n = 0 }
protocol TokenSource: Sendable {
  func next() async -> Token
  func use(_ token: consuming sending Token) async throws -> Int
  func all(_ a: borrowing Token, _ b: inout Token, _ c: consuming Token, d: Int) -> Bool
  func with<R>(_ body: (borrowing Token) throws -> R) rethrows -> R
  func change(_ body: (inout Token) -> Void)
  func give(_ body: @escaping (consuming Token) -> Void)
}
protocol TokenActor: Actor {
  func take(_ token: consuming Token) async -> Token; func peek(_ t: borrowing Token) -> Int
}
@MainActor protocol TokenMain {
  func take(_ token: consuming Token) async throws -> Token; var token: Token { get }
}
protocol Holder<Value>: ~Copyable {
  associatedtype Value; func take() -> Value; func put(_ v: consuming Value)
}
// MARK: use
@MainActor func useOwnershipMore() async throws {
  let mock = TokenSourceMock()
  mock.nextHandler = { Token(n: 2) }
  expect(await mock.next().n == 2)
  mock.withHandler = { try $0(Token(n: 4)) }
  expect(mock.with { $0.n } == 4)
  let main = TokenMainMock()
  main.takeHandler = { Token(n: $0.n) }
  expect(try await main.take(Token(n: 3)).n == 3)
  let actor = TokenActorMock()
  actor.takeHandler = { Token(n: $0.n + 1) }
  expect(await actor.take(Token(n: 1)).n == 2)
  let holder = HolderMock<Int>()
  holder.takeHandler = { 3 }
  expect(holder.take() == 3)
}
