/// Bytes that grow by numbers in a form that is short for small ones.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes seven bits a byte, lowest first; the high bit says that more follow.
  mutating func write(unsigned value: UInt32) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Writes a number of either sign so that both signs are short.
  mutating func write(signed value: Int32) {
    write(unsigned: UInt32(bitPattern: (value << 1) ^ (value >> 31)))
  }

  /// Writes an index; -1, which is frequent, takes one byte.
  mutating func write(index: Int32) {
    write(unsigned: UInt32(bitPattern: index &+ 1))
  }

  mutating func write(count: Int) {
    write(unsigned: UInt32(truncatingIfNeeded: count))
  }

  mutating func write(utf8 text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func write(contentsOf other: ByteWriter) {
    bytes.append(contentsOf: other.bytes)
  }
}
