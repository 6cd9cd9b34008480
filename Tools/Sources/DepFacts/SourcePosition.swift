/// A place in a file, counted the way that editors and compilers count.
package struct SourcePosition: Codable, Hashable, Comparable, Sendable {
  /// The line, from 1.
  package var line: Int32
  /// The column, from 1, in characters.
  package var column: Int32
  /// The distance from the start of the file, in bytes of UTF-8.
  package var offset: Int32

  package init(line: Int32, column: Int32, offset: Int32) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  package static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
}
