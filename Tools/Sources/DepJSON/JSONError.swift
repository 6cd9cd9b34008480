/// Why a text is not JSON.
package struct JSONError: Error, Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    case endsTooEarly
    case moreAfterTheEnd
    case nestedTooDeep
    case missingName
    case missingColon(name: String)
    /// Neither a comma nor the bracket that ends the list.
    case missingComma(end: Character)
    case extraComma(end: Character)
    /// The word that stands in place of a value; empty where there is none.
    case noValue(String)
    case openString
    case newlineInString
    case unknownEscape(Character)
    case missingDigits
  }

  package var problem: Problem
  /// Where reading stopped.
  package var offset: Int
  /// Where the string or escape begins that cannot be read; else the same as ``offset``.
  package var start: Int
}
