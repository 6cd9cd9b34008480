/// A value of a JSON text, with the place where it begins.
struct JSONValue {
  indirect enum Content {
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// A whole number; nil for any other.
    case number(Int?)
    case constant
  }

  struct Member {
    var name: String
    var place: Place
    var value: JSONValue
  }

  /// A line and column, from 1.
  struct Place: Hashable {
    var line: Int
    var column: Int
  }

  var content: Content
  var place: Place

  /// What it is, for a message.
  var kind: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .constant: "'true', 'false' or 'null'"
    }
  }
}
