struct Bad: Error {}
protocol TypedMore {
  associatedtype Failure: Error
  func a<T>(_ body: () throws(Failure) -> T) throws(Failure) -> T
  func b<E>(_ body: () async throws(E) -> Void) async throws(E) where E: Error
  func c<T, E: Error>(_ r: Result<T, E>) throws(E) -> T
  var d: Int { get async throws(Failure) }
  subscript(n: Int) -> Int { get throws(Bad) }
  init(n: Int) throws(Bad)
  static func e() throws(Bad) -> Never
  func f(_ g: (Int) throws(Bad) -> Void) throws(Bad)
}
// MARK: use
func useTypedMore() async throws {
  let mock = TypedMoreMock<Bad>()
  mock.aHandler = { body throws(Bad) in try body() }
  mock.cHandler = { _ in throw Bad() }
  do { _ = try mock.c(Result<Int, Bad>.success(1)); expect(false) } catch {
    let bad: Bad = error; _ = bad
  }
  mock.bHandler = { try await $0() }
  await mock.b {}
  mock.fHandler = { body throws(Bad) in try body(3) }
  try mock.f { _ in }
  expectReport { _ = try? TypedMoreMock<Bad>(n: 3) }
}
