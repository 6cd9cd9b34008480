protocol Table {
  subscript(index: Int) -> String { get set }
  subscript(key key: String) -> Int? { get }
  subscript<T: Hashable>(typed key: T) -> T { get set }
  subscript(row: Int, column: Int) -> Double { get }
  static subscript(name: String) -> Int { get }
  subscript(slow index: Int) -> Int { get async throws }
}
// MARK: use
func useSubscripts() async throws {
  let mock = TableMock()
  mock.subscriptIndexHandler = { "\($0)" }
  expect(mock[2] == "2")
  expectReport { mock[3] = "x" }
  expect(mock.subscriptIndexSetArgValues[0].newValue == "x")
  mock.subscriptTypedHandler = { $0 }
  expect(mock[typed: "k"] == "k")
  expectReport { mock[typed: 1] = 2 }
  expectReport { expect(TableMock["a"] == 0) }
  mock.subscriptSlowHandler = { $0 }
  expect(try await mock[slow: 5] == 5)
}
