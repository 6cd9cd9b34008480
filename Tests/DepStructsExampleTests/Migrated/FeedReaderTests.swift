import DepStructsExample
import DepStructsTesting
import Foundation
import Testing

@Suite(.forbidsLiveDefaults)
struct FeedReaderTests {
  private let url = URL(fileURLWithPath: "/feed.json")

  private func reader(
    page: any FeedLayout = StubPage(), _ result: @escaping @Sendable () throws -> (Data, FeedOrigin)
  ) -> FeedReader {
    FeedReader(
      dependencies: .init(makeDownload: { _ in StubDownload(result: result) }, page: page))
  }

  @Test func itDownloadsParsesAndLaysOut() async throws {
    let urls = Recorder<URL>()
    let reader = FeedReader(
      dependencies: .init(
        makeDownload: { url in
          urls.record(url)
          return StubDownload { (Data(BundledFeed.json.utf8), .cache) }
        },
        page: StubPage { feed, origin in "\(feed.items.count) \(origin)" }))
    #expect(try await reader.page(for: url) == "4 cache")
    #expect(urls.values == [url])
  }

  @Test func aFailedDownloadIsALineAboutItsAddress() async {
    let reader = reader { throw UnexpectedStatus(code: 404) }
    let failure = await #expect(throws: FeedFailure.self) { try await reader.page(for: url) }
    #expect(failure?.place == "file:///feed.json")
    #expect(failure?.problem == "is not there")
  }

  @Test func whatIsNotAFeedIsNotLaidOut() async {
    let reader = reader { (Data("[]".utf8), .network) }
    let failure = await #expect(throws: FeedFailure.self) { try await reader.page(for: url) }
    #expect(failure?.problem == "is JSON but not a JSON Feed")
  }
}
