package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// Asks servers for feeds.
package protocol HTTPFetching: Sendable {
  func get(_ url: URL, entityTag: String?) async throws -> HTTPResponse
}

/// The way to the network.
package final class HTTPClient: HTTPFetching {
  package struct Dependencies: Sendable {
    package var send: @Sendable (URLRequest) async throws -> HTTPResponse
    package var log: any EventLogging

    package init(
      send: @escaping @Sendable (URLRequest) async throws -> HTTPResponse, log: any EventLogging
    ) {
      self.send = send
      self.log = log
    }
  }

  private let timeout: TimeInterval
  private let dependencies: Dependencies

  package init(timeout: TimeInterval, dependencies: Dependencies) {
    self.timeout = timeout
    self.dependencies = dependencies
  }

  package func get(_ url: URL, entityTag: String?) async throws -> HTTPResponse {
    dependencies.log.write("GET \(url)")
    return try await dependencies.send(
      URLRequest(feed: url, entityTag: entityTag, timeout: timeout))
  }
}
