package import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Repeats a request.
package protocol Retrying: Sendable {
  func response(
    from attempt: @Sendable () async throws -> HTTPResponse
  ) async throws -> HTTPResponse
}

/// Repeats a request that failed for a reason that may pass, with growing pauses.
package final class Retry: Retrying {
  package struct Dependencies: Sendable {
    package var health: any HostHealthTracking
    package var sleep: @Sendable (TimeInterval) async throws -> Void
    package var log: any EventLogging

    package init(
      health: any HostHealthTracking,
      sleep: @escaping @Sendable (TimeInterval) async throws -> Void,
      log: any EventLogging
    ) {
      self.health = health
      self.sleep = sleep
      self.log = log
    }
  }

  private static let attempts = 3
  private let host: String
  private let firstDelay: TimeInterval
  private let dependencies: Dependencies

  package init(host: String, firstDelay: TimeInterval, dependencies: Dependencies) {
    self.host = host
    self.firstDelay = firstDelay
    self.dependencies = dependencies
  }

  package func response(
    from attempt: @Sendable () async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    var attemptsLeft = await dependencies.health.isReachable() ? Self.attempts : 1
    var delay = firstDelay
    while true {
      attemptsLeft -= 1
      do {
        let response = try await attempt()
        await dependencies.health.note(isReachable: true)
        if !response.isServerFailure || attemptsLeft == 0 { return response }
      } catch let error as URLError where error.isConnectionFailure {
        if attemptsLeft == 0 {
          await dependencies.health.note(isReachable: false)
          throw error
        }
      }
      dependencies.log.write("\(host) failed, trying again in \(delay) seconds")
      try await dependencies.sleep(delay)
      delay *= 2
    }
  }
}
