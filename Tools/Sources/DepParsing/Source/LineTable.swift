internal import DepFacts

/// Turns offsets into lines and columns.
struct LineTable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let starts: [Int32]
  private let isASCII: Bool
  private var recent = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, scan: SourceScan) {
    self.bytes = bytes
    starts = scan.lineStarts
    isASCII = scan.isASCII
  }

  mutating func position(_ offset: Int) -> SourcePosition {
    let line = line(offset)
    return SourcePosition(
      line: Int32(line + 1), column: Int32(column(offset, onLine: line)), offset: Int32(offset))
  }

  /// The number, from 1, of the line that holds an offset.
  mutating func lineNumber(_ offset: Int) -> Int32 { Int32(line(offset) + 1) }

  private mutating func line(_ offset: Int) -> Int {
    // Positions are asked for from the top of a file to its end.
    for candidate in recent..<min(recent + 8, starts.count) where holds(candidate, offset) {
      recent = candidate
      return candidate
    }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    recent = low
    return low
  }

  private func holds(_ line: Int, _ offset: Int) -> Bool {
    guard Int(starts[line]) <= offset else { return false }
    return line + 1 == starts.count || offset < Int(starts[line + 1])
  }

  private func column(_ offset: Int, onLine line: Int) -> Int {
    var start = Int(starts[line])
    if isASCII { return offset - start + 1 }
    // Editors do not count a byte order mark.
    if start == 0, bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF {
      start = min(3, offset)
    }
    let prefix = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    if prefix.allSatisfy({ $0 < 0x80 }) { return prefix.count + 1 }
    return String(decoding: prefix, as: UTF8.self).count + 1
  }
}
