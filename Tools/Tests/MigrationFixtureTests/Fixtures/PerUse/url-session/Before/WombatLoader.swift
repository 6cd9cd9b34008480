import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  var wombatTimeout: TimeInterval { configuration.timeoutIntervalForRequest }
}

final class WombatLoader {
  private let session: URLSession

  init(timeout: TimeInterval) {
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = timeout
    session = URLSession(configuration: configuration)
  }

  func timeouts() -> [TimeInterval] {
    let other = URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: nil)
    return [session.wombatTimeout, other.wombatTimeout]
  }
}
