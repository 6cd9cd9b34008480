/// Bytes of a file that are replaced; nothing else of the file changes.
package struct Edit: Hashable, Sendable {
  /// The index into the model's files; 0 in a change, which knows its path.
  package var file: Int
  /// The place, in bytes of UTF-8; empty for an insertion.
  package var range: Range<Int>
  package var replacement: String
  /// Whether it adds an import, which several types may ask for.
  package var isImport: Bool
  /// For whom it is done: the keys of types, see ``TypeOutcome/key``; sorted.
  package var owners: [String]

  package init(
    file: Int = 0, range: Range<Int>, replacement: String, isImport: Bool = false,
    owners: [String] = []
  ) {
    self.file = file
    self.range = range
    self.replacement = replacement
    self.isImport = isImport
    self.owners = owners
  }
}
