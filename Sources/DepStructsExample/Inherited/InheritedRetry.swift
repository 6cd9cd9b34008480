import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Repeats a request that failed for a reason that may pass, with growing pauses.
final class InheritedRetry: Sendable {
  private static let attempts = 3
  private let host: String

  init(host: String) {
    self.host = host
  }

  func response(
    from attempt: @Sendable () async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    var attemptsLeft = InheritedHostHealth.shared.isReachable(host) ? Self.attempts : 1
    var delay = InheritedSettings.shared.current.retryDelay
    while true {
      attemptsLeft -= 1
      do {
        let response = try await attempt()
        InheritedHostHealth.shared.note(host, isReachable: true)
        if !response.isServerFailure || attemptsLeft == 0 { return response }
      } catch let error as URLError where error.isConnectionFailure {
        if attemptsLeft == 0 {
          InheritedHostHealth.shared.note(host, isReachable: false)
          throw error
        }
      }
      InheritedEventLog.shared.write("\(host) failed, trying again in \(delay) seconds")
      try await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))
      delay *= 2
    }
  }
}
