protocol AsyncFeed {
  func load() async -> Int
  func loadAll(_ ids: [Int]) async throws -> [String]
}
// MARK: use
func useAsynchronous() async throws {
  let mock = AsyncFeedMock()
  mock.loadAllHandler = { ids in
    await Task.yield()
    return ids.map(String.init)
  }
  expect(try await mock.loadAll([1, 2]) == ["1", "2"])
  let before = reportCount()
  expect(await mock.load() == 0)
  expect(reportCount() == before + 1)
}
