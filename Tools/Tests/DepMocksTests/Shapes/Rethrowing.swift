protocol Rethrower {
  func map<T>(_ body: (Int) throws -> T) rethrows -> [T]
  func run(_ body: () throws -> Void) rethrows
  func wait<T>(_ body: () async throws -> T) async rethrows -> T
  static func twice(_ body: () throws -> Int) rethrows -> Int
}
// MARK: use
struct RethrowError: Error {}
func useRethrowing() async throws {
  let mock = RethrowerMock()
  mock.mapHandler = { [try $0(1)] }
  expect(mock.map { "\($0)" } == ["1"])
  mock.runHandler = { try $0() }
  do {
    try mock.run { throw RethrowError() }
    expect(false)
  } catch { expect(error is RethrowError) }
  mock.waitHandler = { try await $0() }
  expect(await mock.wait { 3 } == 3)
  RethrowerMock.twiceHandler = { try $0() * 2 }
  expect(RethrowerMock.twice { 4 } == 8)
  RethrowerMock.resetStatics()
  expectReport { expect(RethrowerMock.twice { 4 } == 0) }
}
