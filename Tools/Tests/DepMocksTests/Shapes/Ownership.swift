protocol Owner {
  func keep(_ value: consuming String)
  func look(_ value: borrowing [Int], twice other: borrowing Int) -> Int
  func own(_ value: __owned String, _ other: __shared Int)
  func generic<T>(_ value: consuming T) -> T
}
// MARK: use
func useOwnership() async throws {
  let mock = OwnerMock()
  mock.lookHandler = { value, other in value.count + other }
  expect(mock.look([1], twice: 2) == 3)
  expectReport { mock.keep("x") }
  expect(mock.keepArgValues == ["x"])
  mock.genericHandler = { $0 }
  expect(mock.generic(3) == 3)
  expectReport { mock.own("a", 1) }
}
