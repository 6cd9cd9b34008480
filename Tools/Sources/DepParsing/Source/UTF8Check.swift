/// Finds the first byte that is not well-formed UTF-8.
enum UTF8Check {
  static func firstInvalidOffset(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset < bytes.count {
      while offset + 8 <= raw.count,
        raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        offset += 8
      }
      guard offset < bytes.count else { return nil }
      if bytes[offset] < 0x80 {
        offset += 1
        continue
      }
      guard let length = lengthOfScalar(bytes, at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  /// The table of well-formed byte sequences of the Unicode standard, table 3-7.
  private static func lengthOfScalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[offset] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    for index in 2..<max(length, 2) where !(0x80...0xBF).contains(bytes[offset + index]) {
      return nil
    }
    return length
  }
}
