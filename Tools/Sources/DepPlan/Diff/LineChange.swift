/// Lines that are replaced by others; one side may be empty.
struct LineChange: Hashable {
  /// Lines of the file as it was, counted from 0.
  var before: Range<Int>
  /// Lines of the file as it is to be, counted from 0.
  var after: Range<Int>
}

/// Finds the lines that a change replaces, and no others.
///
/// The edits say where to look, so that the cost is that of the lines they touch.
struct LineChanges {
  let before: [UInt8]
  let after: [UInt8]
  let oldLines: LineTable
  let newLines: LineTable
  /// In order of place; between two of them stands at least one line that stays.
  private(set) var changes: [LineChange] = []

  init(_ change: FileChange) {
    before = change.before
    after = change.after
    oldLines = LineTable(before)
    newLines = LineTable(after)
    for region in regions(of: change.edits) {
      for change in smallest(region) {
        if let last = changes.last, last.before.upperBound == change.before.lowerBound {
          changes[changes.count - 1] = LineChange(
            before: last.before.lowerBound..<change.before.upperBound,
            after: last.after.lowerBound..<change.after.upperBound)
        } else {
          changes.append(change)
        }
      }
    }
  }

  /// The lines that edits touch, each with what becomes of them.
  private func regions(of edits: [Edit]) -> [LineChange] {
    var regions: [LineChange] = []
    var growth = 0
    for edit in edits {
      let first = oldLines.line(at: edit.range.lowerBound)
      let end = min(oldLines.line(at: edit.range.upperBound) + 1, oldLines.count)
      let start = oldLines.start(of: first) + growth
      growth += edit.replacement.utf8.count - edit.range.count
      let newEnd = newLine(endingAt: oldLines.start(of: max(first, end)) + growth)
      // Only behind a line that stays can a line of the new text be known to begin.
      if let last = regions.last, first <= last.before.upperBound {
        regions[regions.count - 1] = LineChange(
          before: last.before.lowerBound..<max(end, last.before.upperBound),
          after: last.after.lowerBound..<newEnd)
      } else {
        regions.append(
          LineChange(before: first..<max(first, end), after: newLines.line(at: start)..<newEnd))
      }
    }
    return regions
  }

  /// The line after the one that ends at a byte.
  private func newLine(endingAt offset: Int) -> Int {
    offset >= after.count ? newLines.count : newLines.line(at: offset)
  }

  /// The shortest list of changes that makes the one side of a region the other.
  private func smallest(_ region: LineChange) -> [LineChange] {
    let old = region.before.map { before[oldLines.range(of: $0)] }
    let new = region.after.map { after[newLines.range(of: $0)] }
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for step in new.difference(from: old) {
      switch step {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [LineChange] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let (firstLeft, firstRight) = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if left > firstLeft || right > firstRight {
        result.append(
          LineChange(
            before: (region.before.lowerBound + firstLeft)..<(region.before.lowerBound + left),
            after: (region.after.lowerBound + firstRight)..<(region.after.lowerBound + right)))
      } else {
        left += 1
        right += 1
      }
    }
    return result
  }
}
