/// The difference of a file in the form that `git apply` and `patch -p1` take.
package struct UnifiedDiff {
  private static let context = 3

  private let changes: LineChanges
  private let oldName: String
  private let newName: String

  package init(_ change: FileChange) {
    changes = LineChanges(change)
    oldName = Self.name("a/" + change.path)
    newName = Self.name("b/" + change.path)
  }

  /// The text with line ends and all other bytes as the file has them; empty where nothing changes.
  package var bytes: [UInt8] {
    guard !changes.changes.isEmpty else { return [] }
    var result = Array("--- \(oldName)\n+++ \(newName)\n".utf8)
    for hunk in hunks { append(hunk, to: &result) }
    return result
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Changes that are so near that their surroundings touch stand in one hunk.
  private var hunks: [[LineChange]] {
    var hunks: [[LineChange]] = []
    for change in changes.changes {
      if let last = hunks.last?.last,
        change.before.lowerBound - last.before.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private func append(_ hunk: [LineChange], to result: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(Self.context, first.before.lowerBound)
    let trail = min(Self.context, changes.oldLines.count - last.before.upperBound)
    let old = (first.before.lowerBound - lead)..<(last.before.upperBound + trail)
    let new = (first.after.lowerBound - lead)..<(last.after.upperBound + trail)
    result += Array("@@ -\(Self.numbers(old)) +\(Self.numbers(new)) @@\n".utf8)
    var next = old.lowerBound
    for change in hunk {
      appendOld(next..<change.before.lowerBound, mark: " ", to: &result)
      appendOld(change.before, mark: "-", to: &result)
      for line in change.after {
        append(changes.after[changes.newLines.range(of: line)], mark: "+", to: &result)
      }
      next = change.before.upperBound
    }
    appendOld(next..<old.upperBound, mark: " ", to: &result)
  }

  private func appendOld(
    _ lines: Range<Int>, mark: Unicode.Scalar, to result: inout [UInt8]
  ) {
    for line in lines {
      append(changes.before[changes.oldLines.range(of: line)], mark: mark, to: &result)
    }
  }

  private func append(
    _ line: ArraySlice<UInt8>, mark: Unicode.Scalar, to result: inout [UInt8]
  ) {
    result.append(UInt8(ascii: mark))
    result += line
    if line.last != UInt8(ascii: "\n") { result += Array("\n\\ No newline at end of file\n".utf8) }
  }

  /// The first line and the count; a side without lines names the line before.
  private static func numbers(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.lowerBound + 1)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  /// A path as git writes it: in quotes where it must be, and ended by a tab where it has blanks.
  private static func name(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard !isPlain else { return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path }
    var quoted = "\""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default:
        if scalar.value >= 0x20, scalar.value != 0x7F {
          quoted.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 8)
          quoted += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
      }
    }
    return quoted + "\""
  }
}
