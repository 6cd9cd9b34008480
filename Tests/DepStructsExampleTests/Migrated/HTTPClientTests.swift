import DepStructsExample
import DepStructsTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite(.forbidsLiveDefaults)
struct HTTPClientTests {
  private let url = URL(fileURLWithPath: "/feed.json")
  private let requests = Recorder<URLRequest>()

  private func client(timeout: TimeInterval = 10) -> HTTPClient {
    HTTPClient(
      timeout: timeout,
      dependencies: .init(
        send: { [requests] request in
          requests.record(request)
          return HTTPResponse(status: 200)
        }, log: RecordingLog()))
  }

  @Test func itAsksForAFeed() async throws {
    #expect(try await client().get(url, entityTag: nil) == HTTPResponse(status: 200))
    let request = try #require(requests.values.first)
    #expect(request.url == url)
    #expect(request.value(forHTTPHeaderField: "Accept")?.hasPrefix("application/feed+json") == true)
    #expect(request.value(forHTTPHeaderField: "If-None-Match") == nil)
  }

  @Test func itNamesTheAnswerThatItHas() async throws {
    _ = try await client().get(url, entityTag: "\"1\"")
    #expect(requests.values.first?.value(forHTTPHeaderField: "If-None-Match") == "\"1\"")
  }

  @Test func itRoundsTheTimeoutUpToWhatEverySystemUnderstands() async throws {
    _ = try await client(timeout: 1.2).get(url, entityTag: nil)
    #expect(requests.values.map(\.timeoutInterval) == [2])
  }
}
