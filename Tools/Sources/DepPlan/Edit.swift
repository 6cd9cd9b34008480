/// Bytes of a file that are replaced; nothing else of the file changes.
package struct TextEdit: Hashable, Sendable {
  /// The place, in bytes of UTF-8; empty for an insertion.
  package var range: Range<Int>
  package var replacement: String
  /// For whom it is done: the keys of types, see ``TypeOutcome/key``; sorted.
  package var owners: [String]

  package init(range: Range<Int>, replacement: String, owners: [String]) {
    self.range = range
    self.replacement = replacement
    self.owners = owners
  }
}
