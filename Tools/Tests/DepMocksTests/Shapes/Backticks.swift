protocol Backticked {
  func `func`(_ `class`: Int, `self`: String) -> Int
  var `protocol`: Int { get set }
  static var `Type`: Int { get }
  func `is it`(`raw name` value: Int) -> Int
  subscript(`in` key: Int) -> Int { get }
  func `throw`() throws
  var `init`: Int { get }
}
// MARK: use
func useBackticks() async throws {
  let mock = BacktickedMock()
  mock.funcHandler = { a, _ in a }
  expect(mock.func(3, self: "") == 3)
  expectReport { try? mock.throw() }
}
