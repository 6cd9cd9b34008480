/// Looks for declarations in bytes, so that only the files that have them are parsed.
enum DeclarationSearch {
  private static let keywords = ["struct", "class", "enum", "actor", "typealias", "extension"]

  static func contains(_ word: String, in bytes: [UInt8]) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + word.count <= bytes.count {
        if bytes[index] == first, bytes[index..<(index + word.count)].elementsEqual(word) {
          return true
        }
        index += 1
      }
      return false
    }
  }

  /// Whether a keyword of a type stands before one of the names.
  static func declares(anyOf names: Set<String>, in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      var isAfterKeyword = false
      while index < bytes.count {
        guard isPartOfName(bytes[index]) else {
          if bytes[index] > 0x20, bytes[index] != UInt8(ascii: "`") { isAfterKeyword = false }
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, isPartOfName(bytes[index]) { index += 1 }
        let word = bytes[start..<index]
        if isAfterKeyword, names.contains(String(decoding: word, as: UTF8.self)) { return true }
        isAfterKeyword = keywords.contains { word.elementsEqual($0.utf8) }
      }
      return false
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
