import DepAudit

extension RuleExample {
  /// The lines that carry the marker, from 1.
  var markedLines: [Int] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].hasSuffix(Self.marker) }.map { $0 + 1 }
  }
}
