protocol PlainFeed {
  func load(id: Int) -> String
  func reset()
  func check(_ a: Int, b: String) throws -> Bool
}
// MARK: use
func usePlain() async throws {
  let mock = PlainFeedMock()
  mock.loadHandler = { "\($0)" }
  expect(mock.load(id: 7) == "7" && mock.loadCallCount == 1 && mock.loadArgValues == [7])
  expectReport { mock.reset() }
  expect(mock.resetCallCount == 1)
  expectReport { _ = try? mock.check(1, b: "x") }
  expect(mock.checkArgValues[0].b == "x" && mock.checkArgValues[0].a == 1)
}
