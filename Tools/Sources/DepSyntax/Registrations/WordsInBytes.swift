/// Looks for words in the bytes of a file, which is faster than a tree.
package enum WordsInBytes {
  /// Whether one of some words stands in a file, with no letter, digit or underscore around it.
  package static func anyWord(of words: Set<String>, in bytes: [UInt8]) -> Bool {
    let lengths = Set(words.lazy.map(\.utf8.count))
    let known = Set(words.lazy.map { Array($0.utf8) })
    var start: Int?
    for index in 0...bytes.count {
      if index < bytes.count, isPartOfWord(bytes[index]) {
        start = start ?? index
      } else if let first = start {
        if lengths.contains(index - first), known.contains(Array(bytes[first..<index])) {
          return true
        }
        start = nil
      }
    }
    return false
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
