import DepStructsExample
import DepStructsTesting
import Foundation

// A stub fails the test that calls what the test did not give it.

struct StubCache: ResponseCaching {
  var load: @Sendable (URL) -> CachedResponse? = unimplemented("ResponseCaching.response(for:)")
  var save: @Sendable (CachedResponse) throws -> Void = unimplemented("ResponseCaching.keep(_:)")

  func response(for url: URL) -> CachedResponse? { load(url) }
  func keep(_ response: CachedResponse) throws { try save(response) }
}

struct StubClient: HTTPFetching {
  var fetch: @Sendable (URL, String?) async throws -> HTTPResponse =
    unimplemented("HTTPFetching.get(_:entityTag:)")

  func get(_ url: URL, entityTag: String?) async throws -> HTTPResponse {
    try await fetch(url, entityTag)
  }
}

struct StubFiles: FileStorage {
  var read: @Sendable (URL) -> Data? = unimplemented("FileStorage.contents(of:)")
  var save: @Sendable (Data, URL) throws -> Void = unimplemented("FileStorage.write(_:to:)")

  func contents(of file: URL) -> Data? { read(file) }
  func write(_ data: Data, to file: URL) throws { try save(data, file) }
}

struct StubDownload: Downloading {
  var result: @Sendable () throws -> (Data, FeedOrigin) = unimplemented("Downloading.body()")

  func body() async throws -> (Data, FeedOrigin) { try result() }
}

struct StubPage: FeedLayout {
  var layOut: @Sendable (Feed, FeedOrigin) -> String = unimplemented("FeedLayout.text(_:_:)")

  func text(_ feed: Feed, _ origin: FeedOrigin) -> String { layOut(feed, origin) }
}

struct StubService: FeedService {
  var read: @Sendable (URL) async throws(FeedFailure) -> String

  func page(for url: URL) async throws(FeedFailure) -> String { try await read(url) }
}

/// Asks once, whatever comes.
struct NoRetry: Retrying {
  func response(
    from attempt: @Sendable () async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    try await attempt()
  }
}

actor StubHealth: HostHealthTracking {
  private(set) var answers: Bool

  init(answers: Bool) {
    self.answers = answers
  }

  func isReachable() -> Bool { answers }
  func note(isReachable: Bool) { answers = isReachable }
}
