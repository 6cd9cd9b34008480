internal import DepAudit
internal import DepFacts

/// The lines of source around the findings, each line of a file once.
struct SourceExcerpts {
  struct Segment {
    var first: Int
    var lines: [String]
  }

  /// Longer lines are cut; generated code has lines of a megabyte.
  private static let longest = 300

  /// By the path of the file.
  let segments: [String: [Segment]]

  /// Reads a line before and a line behind every finding, file by file.
  init(_ findings: [Finding], sourceLines: (String, ClosedRange<Int>) -> [String]) {
    var numbers: [String: Set<Int>] = [:]
    for finding in findings where finding.position.line > 0 {
      numbers[finding.file, default: []].insert(Int(finding.position.line))
    }
    var segments: [String: [Segment]] = [:]
    for (file, lines) in numbers.sorted(by: { $0.key < $1.key }) {
      segments[file] = Self.ranges(around: lines).compactMap { range in
        var lines = sourceLines(file, range).map(Self.shortened)
        if range.lowerBound == 1, let first = lines.first, first.hasPrefix("\u{FEFF}") {
          lines[0] = String(first.dropFirst())
        }
        return lines.isEmpty ? nil : Segment(first: range.lowerBound, lines: lines)
      }
    }
    self.segments = segments
  }

  private static func ranges(around lines: Set<Int>) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for line in lines.sorted() {
      let range = max(1, line - 1)...(line + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  private static func shortened(_ line: String) -> String {
    line.utf8.count <= longest ? line : String(line.prefix(longest)) + "…"
  }
}
