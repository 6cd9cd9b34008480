import DepStructs
package import Foundation

/// Serves the bundled feed, and every kind of trouble, on the loopback interface.
///
/// Transitional: those who make one still say `FeedServer()`. Once they all pass dependencies, the
/// default goes, and the compiler lists whom that leaves.
package final class FeedServer: Sendable {
  package struct Dependencies: TransitionalDependencies, Sendable {
    package var log: any EventLogging

    package init(log: any EventLogging) {
      self.log = log
    }

    package static var live: Self { Self(log: EventLog.shared) }
  }

  private let server: LoopbackServer
  private let received = Protected<[ReceivedRequest]>([])

  package init(dependencies: Dependencies = .defaultDependencies) throws(SocketFailure) {
    server = try LoopbackServer { [received] head in
      let request = ReceivedRequest(head: head)
      dependencies.log.write("asked for \(request.path)")
      let repetition = received.withLock { requests in
        requests.append(request)
        return requests.count { $0.path == request.path }
      }
      return ServedPage(rawValue: request.path)?.answer(to: request, repetition: repetition)
        ?? .notFound
    }
  }

  /// The requests so far, in the order of their arrival.
  package var requests: [ReceivedRequest] { received.withLock { $0 } }

  package func url(of page: ServedPage) -> URL {
    url(ofPath: page.rawValue)
  }

  package func url(ofPath path: String) -> URL {
    var components = URLComponents()
    components.scheme = "http"
    components.host = "127.0.0.1"
    components.port = Int(server.port)
    components.path = path
    return components.url ?? URL(fileURLWithPath: path)
  }

  /// Ends all connections, also those that wait for an answer.
  package func stop() {
    server.stop()
  }
}
