import DepPlan
import DepSyntax

/// The edits that one type asks for.
struct EditList {
  private(set) var edits: [Edit] = []

  mutating func insert(
    _ text: String, at offset: Int, in source: ParsedSource, isImport: Bool = false
  ) {
    guard !text.isEmpty else { return }
    edits.append(
      Edit(
        file: source.file, range: offset..<offset, replacement: text, isImport: isImport))
  }

  mutating func replace(_ range: Range<Int>, with text: String, in source: ParsedSource) {
    add(file: source.file, range: range, replacement: text)
  }

  mutating func add(_ other: EditList) { edits += other.edits }

  mutating func add(file: Int, range: Range<Int>, replacement: String) {
    edits.append(Edit(file: file, range: range, replacement: replacement))
  }

  /// The text of a range with the edits that lie inside of it applied, which are taken out.
  mutating func take(_ range: Range<Int>, of source: ParsedSource) -> String {
    func isInside(_ edit: Edit) -> Bool {
      edit.file == source.file && edit.range.lowerBound >= range.lowerBound
        && edit.range.upperBound <= range.upperBound
    }
    let inner = edits.filter(isInside)
    edits.removeAll(where: isInside)
    var result = ""
    var position = range.lowerBound
    for edit in inner.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += source.text(position..<edit.range.lowerBound) + edit.replacement
      position = edit.range.upperBound
    }
    return result + source.text(position..<range.upperBound)
  }
}
