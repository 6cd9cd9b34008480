import Foundation

/// Gets the bytes of one feed, from the cache or from the network.
final class InheritedDownload: Sendable {
  private let url: URL

  init(url: URL) {
    self.url = url
  }

  func body() async throws -> (Data, FeedOrigin) {
    let cached = InheritedResponseCache.shared.response(for: url)
    if let cached, cached.isFresh(at: Date()) {
      InheritedEventLog.shared.write("no need to ask for \(url)")
      return (cached.body, .cache)
    }
    let retry = InheritedRetry(host: url.hostAndPort)
    let response = try await retry.response { [url] in
      try await InheritedHTTPClient.shared.get(url, entityTag: cached?.entityTag)
    }
    if response.status == 304, let cached {
      try InheritedResponseCache.shared.keep(cached.confirmed(by: response, at: Date()))
      return (cached.body, .confirmedCache)
    }
    guard response.isSuccess else { throw UnexpectedStatus(code: response.status) }
    if response.isWorthKeeping {
      try InheritedResponseCache.shared.keep(CachedResponse(response, from: url, at: Date()))
    }
    return (response.body, .network)
  }
}
