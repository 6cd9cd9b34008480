/// Looks for words in the bytes of a file, which is faster than a tree.
package enum WordsInBytes {
  /// Whether one of some words stands in a file, with no letter, digit or underscore around it.
  package static func anyWord(of words: Set<String>, in bytes: [UInt8]) -> Bool {
    count(of: words, in: bytes, atMost: 1) > 0
  }

  /// How often such words stand in a file.
  package static func count(
    of words: Set<String>, in bytes: [UInt8], atMost limit: Int = .max
  ) -> Int {
    var count = 0
    let lengths = Set(words.lazy.map(\.utf8.count))
    let known = Set(words.lazy.map { Array($0.utf8) })
    var start: Int?
    for index in 0...bytes.count {
      if index < bytes.count, isPartOfWord(bytes[index]) {
        start = start ?? index
      } else if let first = start {
        if lengths.contains(index - first), known.contains(Array(bytes[first..<index])) {
          count += 1
          if count == limit { return count }
        }
        start = nil
      }
    }
    return count
  }

  static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
