/// A value of a JSON text, with the offset of the byte where it begins.
package struct JSONValue: Sendable {
  package indirect enum Content: Sendable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// As written.
    case number(String)
    /// `true`, `false` or `null`.
    case constant(String)
  }

  package struct Member: Sendable {
    package var name: String
    package var offset: Int
    package var value: JSONValue
  }

  package var content: Content
  package var offset: Int

  package var isTrue: Bool { if case .constant("true") = content { true } else { false } }
}
