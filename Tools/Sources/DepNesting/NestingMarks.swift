/// Sorts bytes by what they can mean for the nesting of code.
enum NestingMarks {
  /// One for the bytes at which the scan stops.
  static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    for byte in "()[]{}\"/#<>?".utf8 { table[Int(byte)] = 1 }
    return table
  }()

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  static func endsName(_ byte: UInt8) -> Bool {
    isWord(byte) || byte == UInt8(ascii: "`") || byte == UInt8(ascii: ")")
      || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  /// Whether a word may stand before an operand or pattern any number of times.
  static func isPrefix(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count <= 7 else { return false }
    return prefixes.contains(String(decoding: word, as: UTF8.self))
  }

  private static let prefixes: Set<String> = [
    "try", "await", "unsafe", "consume", "copy", "borrow", "each", "repeat", "let", "var", "any",
    "some", "inout", "return", "throw", "yield", "discard", "then", "do", "defer", "else", "is",
    "as", "in",
  ]
}
