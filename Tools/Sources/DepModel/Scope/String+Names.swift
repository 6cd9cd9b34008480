extension StringProtocol {
  /// The name without the labels of a call: `get(_:)` becomes `get`.
  package var baseName: String {
    utf8.firstIndex(of: UInt8(ascii: "(")).map { String(self[..<$0]) } ?? String(self)
  }

  /// The names in a piece of code, such as a written type.
  package var identifiers: [SubSequence] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// The last name of a dotted one.
  package var lastName: String {
    // Bytes are compared, because the comparison of characters is many times as slow.
    var start = utf8.endIndex
    while start > utf8.startIndex {
      let before = utf8.index(start, offsetBy: -1)
      if utf8[before] == UInt8(ascii: ".") { return String(self[start...]) }
      start = before
    }
    return String(self)
  }

  /// What stands before the last dot of a dotted name; empty for any other.
  package var holderName: String { String(dropLast(lastName.count + 1)) }

  /// Whether it names a type by the usual spelling; underscores in front do not count.
  package var isCapitalized: Bool {
    guard let first = utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    return first < 0x80
      ? first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
      : drop { $0 == "_" }.first?.isUppercase == true
  }

  /// `URLSession` becomes `urlSession`, `Feed.Reader` becomes `feedReader`.
  package var lowerCamel: String {
    let letters = drop { $0 == "_" }
    // `_API` is named as `API` is.
    let name = String((letters.isCapitalized ? letters : self[...]).filter { $0 != "." })
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }.count
    switch capitals {
    case 0: return name
    case 1: return name.prefix(1).lowercased() + name.dropFirst()
    case name.count: return name.lowercased()
    default: return name.prefix(capitals - 1).lowercased() + name.dropFirst(capitals - 1)
    }
  }

  package var upperCamel: String { prefix(1).uppercased() + dropFirst() }

  /// With the backticks that a keyword needs as a name.
  package var escaped: String {
    Keywords.reserved.contains(String(self)) ? "`\(self)`" : String(self)
  }

  /// With the backticks that the few words need which are no labels of arguments.
  package var escapedAsLabel: String {
    ["inout", "let", "var"].contains(String(self)) ? "`\(self)`" : String(self)
  }

  /// With the backticks that it needs behind a dot.
  package var escapedAsMember: String {
    ["init", "self", "Type", "Protocol"].contains(String(self)) ? "`\(self)`" : String(self)
  }

  /// The same for each name of a dotted one.
  package var escapedPath: String {
    split(separator: ".").map(\.escaped).joined(separator: ".")
  }

  /// The text with another word wherever it has just this one.
  package func replacing(word: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(where: \.isPartOfName) {
      let end = rest[start...].firstIndex { !$0.isPartOfName } ?? rest.endIndex
      result += rest[..<start]
      result += String(rest[start..<end]) == word ? other : String(rest[start..<end])
      rest = rest[end...]
    }
    return result + String(rest)
  }

  /// The text with another name wherever a dotted name, or the beginning of one, is just this one.
  package func replacing(path: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(where: \.isPartOfName) {
      let end = rest[start...].firstIndex { !$0.isPartOfName && $0 != "." } ?? rest.endIndex
      let found = rest[start..<end]
      let isMember = rest[..<start].last == "."
      result += rest[..<start]
      if !isMember, found == path || found.hasPrefix(path + ".") {
        result += other + found.dropFirst(path.count)
      } else {
        result += found
      }
      rest = rest[end...]
    }
    return result + String(rest)
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
