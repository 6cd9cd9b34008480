import Foundation

/// The pages of the server, by their paths.
package enum ServedPage: String, CaseIterable, Sendable {
  /// The feed, which may be kept for an hour.
  case feed = "/feed.json"
  /// The feed, about which the server wants to be asked each time.
  case changing = "/changing.json"
  case missing = "/missing.json"
  /// Fails every other time, beginning with the first.
  case unsteady = "/unsteady.json"
  case failing = "/failing.json"
  case invalidJSON = "/invalid.json"
  case notAFeed = "/not-a-feed.json"
  case hangingUp = "/hanging-up.json"
  case silent = "/silent.json"

  func answer(to request: ReceivedRequest, repetition: Int) -> LoopbackServer.Answer {
    let entityTag = "\"1\""
    return switch self {
    case .feed:
      .response(200, ["Cache-Control: max-age=3600", "ETag: \(entityTag)"], BundledFeed.json)
    case .changing where request.entityTag == entityTag: .response(304, ["ETag: \(entityTag)"], "")
    case .changing: .response(200, ["ETag: \(entityTag)"], BundledFeed.json)
    case .missing: .notFound
    case .unsteady where repetition.isMultiple(of: 2): .response(200, [], BundledFeed.json)
    case .unsteady, .failing: .response(500, [], "")
    case .invalidJSON: .response(200, [], "{ \"title\": ")
    case .notAFeed: .response(200, [], "{ \"title\": \"A document\" }")
    case .hangingUp: .hangUp
    case .silent: .silence
    }
  }
}

extension LoopbackServer.Answer {
  static let notFound = response(404, [], "")

  static func response(_ status: Int, _ header: [String], _ body: String) -> Self {
    let lines =
      ["HTTP/1.1 \(status) -", "Connection: close", "Content-Length: \(body.utf8.count)"] + header
    return .bytes(Data("\(lines.joined(separator: "\r\n"))\r\n\r\n\(body)".utf8))
  }
}
