protocol Overloaded {
  func save(_ value: Int)
  func save(_ value: String)
  func save(value: Int)
  func save(value: Int, key: String)
  func save() -> Int
  func save() async -> String
  func find(by id: Int) -> Int
  func find(by name: String) -> Int
  func find(by name: String) -> String
  func find(by name: [String: Int?]) -> Int
}
// MARK: use
func useOverloads() async throws {
  let mock = OverloadedMock()
  mock.findByIntHandler = { $0 }
  expect(mock.find(by: 3) == 3)
  expectReport { mock.save("x") }
  expect(mock.saveValueStringArgValues == ["x"])
  expectReport { mock.save(value: 1, key: "k") }
  expect(mock.saveValueKeyCallCount == 1)
}
