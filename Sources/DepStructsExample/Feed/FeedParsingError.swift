/// Why bytes are not a feed.
package enum FeedParsingError: Error, Equatable, Sendable {
  case invalidJSON(String)
  case notAFeed(String)

  init(_ error: any Error, startOfText: String) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self = .notAFeed("\(Self.place(context.codingPath)) has no \"\(key.stringValue)\"")
    case .valueNotFound(_, let context):
      self = .notAFeed("\(Self.place(context.codingPath)) is null")
    case .typeMismatch(let type, let context):
      self = .notAFeed("\(Self.place(context.codingPath)) is not \(Self.name(of: type))")
    default:
      self = .invalidJSON("it begins with \"\(startOfText.singleLine)\"")
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the document" }
    let text = path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return "\"\(text)\""
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}
