/// A catalogue entry that cannot be used.
package struct CatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The expression of the entry, or the name of the built-in file.
  package var entry: String
  /// What is wrong, as the end of a sentence that begins with the entry.
  package var problem: String
  /// What to do next.
  package var remedy: String

  package var description: String {
    "catalogue entry '\(entry)' \(problem); \(remedy)"
  }
}
