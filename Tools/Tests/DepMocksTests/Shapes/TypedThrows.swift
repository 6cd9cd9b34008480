enum TypedFailure: Error { case broken }
protocol TypedThrower {
  func run() throws(TypedFailure) -> Int
  func wait() async throws(TypedFailure)
  func never() throws(Never) -> Int
  func any() throws(any Error)
  func generic<E: Error>(_ body: () throws(E) -> Void) throws(E)
  var value: Int { get throws(TypedFailure) }
}
// MARK: use
func useTypedThrows() async throws {
  let mock = TypedThrowerMock()
  mock.runHandler = { () throws(TypedFailure) in throw .broken }
  do { _ = try mock.run() } catch { expect(error == .broken) }
  mock.genericHandler = { try $0() }
  do {
    try mock.generic { () throws(TypedFailure) in throw .broken }
  } catch {
    expect(error == .broken)
  }
  expectReport { _ = mock.never() }
  expectReport { try? mock.any() }
  expectReport { _ = try? mock.value }
  mock.valueHandler = { 3 }
  expect(try mock.value == 3)
}
