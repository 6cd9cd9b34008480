import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

func wombatSession() -> URLSession {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.timeoutIntervalForRequest = 1
  return URLSession(configuration: configuration)
}

extension URLSession {
  var wombatTimeout: TimeInterval { configuration.timeoutIntervalForRequest }
}

final class WombatLoader {
  struct Dependencies {
    var makeSession: @Sendable (URLSessionConfiguration) -> URLSession
    var makeDelegateSession: @Sendable (URLSessionConfiguration) -> URLSession

    static var defaultDependencies: Self {
      Self(
        makeSession: { URLSession(configuration: $0) },
        makeDelegateSession: { URLSession(configuration: $0, delegate: nil, delegateQueue: nil) })
    }
  }

  private let dependencies: Dependencies

  private let session: URLSession

  init(timeout: TimeInterval, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    let configuration = URLSessionConfiguration.default
    configuration.timeoutIntervalForRequest = timeout
    session = dependencies.makeSession(configuration)
  }

  func timeouts() -> [TimeInterval] {
    let other = dependencies.makeDelegateSession(.ephemeral)
    return [session.wombatTimeout, other.wombatTimeout]
  }
}
