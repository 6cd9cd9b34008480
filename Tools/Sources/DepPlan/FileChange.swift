/// A file and what is to become of it.
package struct FileChange: Hashable, Sendable {
  /// Relative to the working directory.
  package var path: String
  /// Its bytes as they were read.
  package var before: [UInt8]
  /// In order of place; no two overlap.
  package let edits: [Edit]

  /// Sorts the edits; those at the same place keep their order.
  ///
  /// - Throws: ``OverlappingEdits`` where two of them touch the same bytes, or reach beyond the
  ///   end of the file.
  package init(path: String, before: [UInt8], edits: [Edit]) throws(OverlappingEdits) {
    self.path = path
    self.before = before
    self.edits = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    var end = 0
    for edit in self.edits {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= before.count else {
        throw OverlappingEdits(path: path, offset: edit.range.lowerBound)
      }
      end = edit.range.upperBound
    }
  }

  /// The bytes of the file with all edits applied.
  package var after: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(before.count + edits.reduce(0) { $0 + $1.replacement.utf8.count })
    var position = 0
    for edit in edits {
      result.append(contentsOf: before[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.replacement.utf8)
      position = edit.range.upperBound
    }
    result.append(contentsOf: before[position...])
    return result
  }
}

/// Two edits of the same bytes: a mistake of the planner, which leaves the file as it is.
package struct OverlappingEdits: Error, Hashable, Sendable {
  package var path: String
  /// Where the second of them begins, in bytes.
  package var offset: Int
}
