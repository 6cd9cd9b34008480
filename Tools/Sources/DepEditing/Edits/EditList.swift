import DepMigration
import DepPlan
import DepSyntax

/// The edits that one type asks for, by file.
struct EditList {
  private(set) var edits: [(file: Int, range: Range<Int>, replacement: String)] = []

  mutating func insert(_ text: String, at offset: Int, in source: ParsedSource) {
    guard !text.isEmpty else { return }
    edits.append((source.file, offset..<offset, text))
  }

  mutating func replace(_ range: Range<Int>, with text: String, in source: ParsedSource) {
    edits.append((source.file, range, text))
  }

  mutating func add(_ other: EditList) { edits += other.edits }

  mutating func add(file: Int, range: Range<Int>, replacement: String) {
    edits.append((file, range, replacement))
  }

  /// The text of a range with the edits that lie inside of it applied, which are taken out.
  mutating func take(_ range: Range<Int>, of source: ParsedSource) -> String {
    var inner: [(range: Range<Int>, replacement: String)] = []
    edits.removeAll { edit in
      guard edit.file == source.file, edit.range.lowerBound >= range.lowerBound,
        edit.range.upperBound <= range.upperBound
      else { return false }
      inner.append((edit.range, edit.replacement))
      return true
    }
    var result = ""
    var position = range.lowerBound
    for edit in inner.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += source.text(position..<edit.range.lowerBound) + edit.replacement
      position = edit.range.upperBound
    }
    return result + source.text(position..<range.upperBound)
  }
}
