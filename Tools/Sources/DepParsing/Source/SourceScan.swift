/// What one pass over the bytes of a file tells: where its lines begin, and whether it is ASCII.
struct SourceScan {
  /// The offsets at which lines begin; the first is 0.
  private(set) var lineStarts: [Int32] = [0]
  private(set) var isASCII = true
  /// How many lines the file has; a line terminator at the end begins no further line.
  private(set) var lineCount: Int32 = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    lineStarts.reserveCapacity(bytes.count / 32 + 1)
    let wordEnd = bytes.count & ~7
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset < wordEnd {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word & Self.highBits != 0 {
        isASCII = false
        scan(bytes, from: offset, to: offset + 8)
      } else if Self.holdsZero(word ^ Self.carriageReturns) != 0 {
        scan(bytes, from: offset, to: offset + 8)
      } else {
        appendStarts(Self.holdsZero(word ^ Self.lineFeeds), offset)
      }
      offset += 8
    }
    scan(bytes, from: wordEnd, to: bytes.count)
    let endsInside = Int(lineStarts[lineStarts.count - 1]) < bytes.count
    lineCount = Int32(lineStarts.count) - (endsInside ? 0 : 1)
  }

  private static let lowBits: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lineFeeds = lowBits &* 0x0A
  private static let carriageReturns = lowBits &* 0x0D

  /// The high bits of the zero bytes among eight ASCII bytes.
  private static func holdsZero(_ word: UInt64) -> UInt64 {
    ~(word &+ 0x7F7F_7F7F_7F7F_7F7F) & highBits
  }

  private mutating func appendStarts(_ lineFeeds: UInt64, _ offset: Int) {
    var rest = lineFeeds.littleEndian
    while rest != 0 {
      let index = rest.trailingZeroBitCount / 8
      lineStarts.append(Int32(truncatingIfNeeded: offset + index + 1))
      rest &= rest &- 1
    }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) {
    for offset in start..<end {
      let byte = bytes[offset]
      if byte >= 0x80 { isASCII = false }
      if byte == 0x0A {
        lineStarts.append(Int32(truncatingIfNeeded: offset + 1))
      } else if byte == 0x0D, offset + 1 == bytes.count || bytes[offset + 1] != 0x0A {
        lineStarts.append(Int32(truncatingIfNeeded: offset + 1))
      }
    }
  }
}
