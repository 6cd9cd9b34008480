/// Where the lines of a file begin.
struct LineTable {
  /// The first byte of each line, and at the end the size of the file.
  private let bounds: [Int]
  /// Whether the last line has a line end.
  private let isEnded: Bool

  init(_ bytes: [UInt8]) {
    var bounds = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      bounds.append(offset + 1)
    }
    isEnded = bounds.last == bytes.count
    if !isEnded { bounds.append(bytes.count) }
    self.bounds = bounds
  }

  /// How many lines there are; a line end at the end begins no further line.
  var count: Int { bounds.count - 1 }

  /// Where a line begins, counted from 0; the size of the file for the line after the last.
  func start(of line: Int) -> Int { bounds[line] }

  /// The bytes of a line with its line end.
  func range(of line: Int) -> Range<Int> { bounds[line]..<bounds[line + 1] }

  /// The line that holds a byte, counted from 0.
  ///
  /// The end of the file belongs to the last line where that has no line end, else to ``count``.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = bounds.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if bounds[middle] <= offset { low = middle } else { high = middle }
    }
    return low == count && !isEnded ? max(0, low - 1) : low
  }
}
