typealias Completion = (Result<Int, any Error>) -> Void
protocol Calling {
  func run(_ body: () -> Void)
  func later(_ body: @escaping (Int) -> Void)
  func auto(_ value: @autoclosure () -> Int)
  func autoLater(_ value: @autoclosure @escaping () -> Bool) -> Bool
  func sendable(_ body: @escaping @Sendable () async -> Void)
  func main(_ body: @escaping @MainActor () -> Void)
  func alias(_ completion: @escaping Completion)
  func aliasNow(_ completion: Completion)
  func maybe(_ body: (() -> Void)?)
  func tuple(_ pair: (a: Int, body: () -> Void))
  func two(_ first: () throws -> Int, then second: (Int) -> Void) throws
  func isolatedAny(_ body: @escaping @isolated(any) () async -> Void)
  func mutate(_ body: (inout Int) -> Void)
  func returns() -> (Int) -> Int
  func map<T, E: Error>(_ body: @escaping (T) throws(E) -> T, value: T) throws(E) -> T
  func c(_ body: @convention(c) (Int) -> Int)
}
// MARK: use
func useClosures() async throws {
  let mock = CallingMock()
  var ran = 0
  mock.runHandler = { $0() }
  mock.run { ran += 1 }
  expect(ran == 1)
  expectReport { mock.later { _ in } }
  expect(mock.laterArgValues.count == 1)
  mock.autoHandler = { ran = $0() }
  mock.auto(7)
  expect(ran == 7)
  mock.autoLaterHandler = { $0() }
  expect(mock.autoLater(true) && mock.autoLaterArgValues[0]())
  mock.aliasNowHandler = { $0(.success(1)) }
  mock.aliasNow { _ in ran = 8 }
  expect(ran == 8)
  mock.twoHandler = { first, second in second(try first()) }
  try mock.two({ 3 }, then: { ran = $0 })
  mock.mutateHandler = {
    var n = 1
    $0(&n)
    ran = n
  }
  mock.mutate { $0 += 10 }
  expect(ran == 11)
  mock.returnsHandler = { { $0 + 1 } }
  expect(mock.returns()(1) == 2)
  mock.mapHandler = { body, value in try body(value) }
  expect(mock.map({ $0 + 1 }, value: 1) == 2)
}
