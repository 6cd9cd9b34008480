/// A value of a JSON text with its place.
struct JSONNode: Hashable, Sendable {
  struct Place: Hashable, Sendable {
    var line: Int
    var column: Int
  }

  struct Member: Hashable, Sendable {
    var key: String
    var place: Place
    var value: JSONNode
  }

  indirect enum Value: Hashable, Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    /// A number, a Boolean or null, as written.
    case other(String)
  }

  var place: Place
  var value: Value

  /// What it is, for messages: `a string`.
  var kind: String {
    switch value {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .other(let text): text
    }
  }
}
