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

  /// Moves the code of a line to the right or, by a negative number, to the left.
  ///
  /// Several may move one line, each by its own share.
  mutating func move(lineWithCodeAt start: Int, by columns: Int, in source: ParsedSource) {
    var columns = columns
    let known = edits.firstIndex {
      $0.file == source.file && $0.range.upperBound == start && !$0.range.isEmpty
        && ($0.replacement + source.text($0.range)).allSatisfy { $0 == " " }
    }
    if let known {
      columns += edits[known].replacement.utf8.count - edits[known].range.count
      edits.remove(at: known)
    }
    let range = max(0, start + min(columns, -1))..<start
    guard columns != 0, source.text(range).allSatisfy({ $0 == " " }) else { return }
    replace(range, with: String(repeating: " ", count: range.count + columns), in: source)
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
