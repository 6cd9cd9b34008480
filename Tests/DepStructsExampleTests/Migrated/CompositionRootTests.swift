import DepStructsExample
import Foundation
import Testing

struct CompositionRootTests {
  @Test func whatIsLearntAboutAHostLastsForAllDownloadsOfAReader() async throws {
    let server = try FeedServer()
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let reader = CompositionRoot(
      settings: ReaderSettings(cacheFolder: folder.url, retryDelay: 0)
    ).makeFeedReader()
    for _ in 1...2 {
      await #expect(throws: FeedFailure.self) {
        try await reader.page(for: server.url(of: .hangingUp))
      }
    }
    // Three attempts before the host is given up, one for the next feed there.
    #expect(server.requests.count == 4)
    _ = try await reader.page(for: server.url(of: .feed))
    await #expect(throws: FeedFailure.self) {
      try await reader.page(for: server.url(of: .hangingUp))
    }
    #expect(server.requests.count == 4 + 1 + 3)
  }

  @Test func twoReadersLearnForThemselves() async throws {
    let server = try FeedServer()
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let settings = ReaderSettings(cacheFolder: folder.url, retryDelay: 0)
    for _ in 1...2 {
      await #expect(throws: FeedFailure.self) {
        try await CompositionRoot(settings: settings).makeFeedReader()
          .page(for: server.url(of: .hangingUp))
      }
    }
    #expect(server.requests.count == 6)
  }
}
