import DepStructsExample
import Foundation

/// What may happen to a reader.
enum Scenario: String, CaseIterable, Sendable {
  case goodFeed, cacheHit, confirmedCache, damagedCache, notFound, failureThenSuccess, failure
  case hangingUp, invalidJSON, notAFeed, noServer, timeout, unwritableCache

  /// How long the reader waits for the server, in seconds: only a server that stays silent is to
  /// use it up, however busy the machine is.
  var timeout: Int { self == .timeout ? 1 : 600 }

  /// The addresses that are read, one after the other.
  func urls(_ server: FeedServer) -> [URL] {
    switch self {
    case .goodFeed, .unwritableCache: [server.url(of: .feed)]
    case .cacheHit, .damagedCache: [server.url(of: .feed), server.url(of: .feed)]
    case .confirmedCache: [server.url(of: .changing), server.url(of: .changing)]
    case .notFound: [server.url(of: .missing)]
    case .failureThenSuccess: [server.url(of: .unsteady)]
    case .failure: [server.url(of: .failing)]
    case .hangingUp: [server.url(of: .hangingUp), server.url(of: .hangingUp)]
    case .invalidJSON: [server.url(of: .invalidJSON)]
    case .notAFeed: [server.url(of: .notAFeed)]
    case .noServer: URL(string: "http://127.0.0.1:1/feed.json").map { [$0] } ?? []
    case .timeout: [server.url(of: .silent)]
    }
  }

  /// How what is printed ends, for each address.
  var endings: [String] {
    switch self {
    case .goodFeed, .failureThenSuccess: ["4 items, from the network"]
    case .cacheHit: ["4 items, from the network", "4 items, from the cache"]
    case .damagedCache: ["4 items, from the network", "4 items, from the network"]
    case .confirmedCache:
      ["4 items, from the network", "4 items, from the cache, which the server confirmed"]
    case .notFound: ["the server answered 404; check the address"]
    case .failure: ["the server answered 500; try again later"]
    case .hangingUp: ["the server hung up; try again later", "the server hung up; try again later"]
    case .invalidJSON, .notAFeed: ["pass the address of a JSON Feed, not of a page"]
    case .noServer: ["nothing accepts the connection; check the address and that its server runs"]
    case .timeout: ["try again later, or allow more with --timeout SECONDS"]
    case .unwritableCache:
      ["Not a directory; pass a folder that can be written with --cache DIR"]
    }
  }

  /// How many requests arrive at the server.
  var requestCount: Int {
    switch self {
    case .noServer: 0
    case .cacheHit, .goodFeed, .unwritableCache, .notFound, .invalidJSON, .notAFeed, .timeout: 1
    case .confirmedCache, .damagedCache, .failureThenSuccess: 2
    case .failure: 3
    // The host is given up after three attempts, and gets one from then on.
    case .hangingUp: 4
    }
  }
}
