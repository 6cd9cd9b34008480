/// Why bytes are not the facts of a file.
package enum FactsCodingError: Error, Hashable, Sendable {
  /// They end too early.
  case truncated
  /// They were written in another format.
  case unknownFormat
  /// A number, a case or an index is outside of what it can be.
  case invalid(String)
  /// Something follows the facts.
  case trailingBytes
}
