import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The way to the network.
final class InheritedHTTPClient: Sendable {
  static let shared = InheritedHTTPClient()

  private let session = URLSession(configuration: .withoutCache)

  func get(_ url: URL, entityTag: String?) async throws -> HTTPResponse {
    InheritedEventLog.shared.write("GET \(url)")
    let request = URLRequest(
      feed: url, entityTag: entityTag, timeout: InheritedSettings.shared.current.timeout)
    return try await session.response(to: request)
  }
}
