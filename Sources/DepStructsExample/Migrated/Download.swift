package import Foundation

/// Gets the bytes of one feed.
package protocol Downloading: Sendable {
  func body() async throws -> (Data, FeedOrigin)
}

/// Gets the bytes of one feed, from the cache or from the network.
package final class Download: Downloading {
  package struct Dependencies: Sendable {
    package var client: any HTTPFetching
    package var cache: any ResponseCaching
    package var makeRetry: @Sendable (_ host: String) -> any Retrying
    package var now: @Sendable () -> Date
    package var log: any EventLogging

    package init(
      client: any HTTPFetching, cache: any ResponseCaching,
      makeRetry: @escaping @Sendable (_ host: String) -> any Retrying,
      now: @escaping @Sendable () -> Date, log: any EventLogging
    ) {
      self.client = client
      self.cache = cache
      self.makeRetry = makeRetry
      self.now = now
      self.log = log
    }
  }

  private let url: URL
  private let dependencies: Dependencies

  package init(url: URL, dependencies: Dependencies) {
    self.url = url
    self.dependencies = dependencies
  }

  package func body() async throws -> (Data, FeedOrigin) {
    let cached = dependencies.cache.response(for: url)
    if let cached, cached.isFresh(at: dependencies.now()) {
      dependencies.log.write("no need to ask for \(url)")
      return (cached.body, .cache)
    }
    let retry = dependencies.makeRetry(url.hostAndPort)
    let response = try await retry.response { [url, dependencies] in
      try await dependencies.client.get(url, entityTag: cached?.entityTag)
    }
    if response.status == 304, let cached {
      try dependencies.cache.keep(cached.confirmed(by: response, at: dependencies.now()))
      return (cached.body, .confirmedCache)
    }
    guard response.isSuccess else { throw UnexpectedStatus(code: response.status) }
    if response.isWorthKeeping {
      try dependencies.cache.keep(
        CachedResponse(response, from: url, at: dependencies.now()))
    }
    return (response.body, .network)
  }
}
