protocol Accessing {
  var a: Int { mutating get }
  var b: Int { get nonmutating set }
  var c: Int { mutating get set }
  static subscript<T>(_ key: T) -> T? { get set }
  static var d: Int { get async throws }
  subscript(a: Int, b c: String) -> [Int] { get }
  subscript() -> Int { get }
  subscript(_ body: () -> Int) -> Int { get }
  subscript(values: Int...) -> Int { get set }
  var e: (Int) -> Int { get async }
  var f: [String: (a: Int, b: Int?)] { get set }
}
// MARK: use
func useAccessors() async throws {
  let mock = AccessingMock()
  mock.aHandler = { 1 }
  expect(mock.a == 1)
  expectReport { mock.b = 3 }
  AccessingMock.dHandler = { 2 }
  expect(try await AccessingMock.d == 2)
  expectReport { expect(AccessingMock["k"] == nil) }
  expectReport { AccessingMock["k"] = "v" }
  mock.eHandler = { { $0 } }
  expect(await mock.e(3) == 3)
  expectReport { expect(mock.f.isEmpty) }
}
