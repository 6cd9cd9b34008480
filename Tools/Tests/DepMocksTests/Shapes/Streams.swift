protocol Updates {
  func updates() -> AsyncStream<Int>
  func events() -> AsyncThrowingStream<String, any Error>
  func sequence() -> any AsyncSequence<Int, Never>
  associatedtype Changes: AsyncSequence where Changes.Element == Int
  var changes: Changes { get }
}
protocol Feeding: AsyncSequence where Element == Int { func stop() }
protocol Listing: Sequence where Element == String { func stop() }
// MARK: use
func useStreams() async throws {
  let mock = UpdatesMock<AsyncStream<Int>>()
  expectReport { _ = mock.updates() }
  mock.changesHandler = {
    AsyncStream {
      $0.yield(1)
      $0.finish()
    }
  }
  for await n in mock.changes { expect(n == 1) }
  let feeding = FeedingMock()
  feeding.makeAsyncIteratorHandler = { AsyncThrowingStream { $0.finish() }.makeAsyncIterator() }
  for try await _ in feeding {}
  let listing = ListingMock()
  listing.makeIteratorHandler = { AnyIterator(["a"].makeIterator()) }
  expect(Array(listing) == ["a"])
}
