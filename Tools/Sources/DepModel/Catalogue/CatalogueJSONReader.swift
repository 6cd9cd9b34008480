/// Reads the built-in files.
///
/// A general decoder costs twice as much on its first use, and is all that this target would need
/// Foundation for.
struct CatalogueJSONReader {
  private let bytes: [UInt8]
  private let file: String
  private var index = 0

  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func readFile() throws(CatalogueError) -> CatalogueJSON {
    let value = try readValue()
    skipSpace()
    if index < bytes.count { throw problem("has more after its end") }
    return value
  }

  private mutating func readValue() throws(CatalogueError) -> CatalogueJSON {
    skipSpace()
    switch current {
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "["): return .array(try readArray())
    case UInt8(ascii: "{"): return .init(members: try readMembers())
    default: throw problem("has neither an object, an array nor a string")
    }
  }

  private mutating func readArray() throws(CatalogueError) -> [CatalogueJSON] {
    var elements: [CatalogueJSON] = []
    index += 1
    if skip(UInt8(ascii: "]")) { return elements }
    repeat { elements.append(try readValue()) } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    return elements
  }

  private mutating func readMembers() throws(CatalogueError) -> [(
    key: String, value: CatalogueJSON
  )] {
    var members: [(key: String, value: CatalogueJSON)] = []
    index += 1
    if skip(UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw problem("has a member without a name") }
      let key = try readString()
      try expect(UInt8(ascii: ":"))
      members.append((key, try readValue()))
    } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    return members
  }

  private mutating func readString() throws(CatalogueError) -> String {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") { throw problem("has an escape, which is not needed") }
      index += 1
    }
    guard index < bytes.count else { throw problem("has a string without an end") }
    index += 1
    return String(decoding: bytes[start..<index - 1], as: UTF8.self)
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
      index += 1
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(CatalogueError) {
    if !skip(byte) { throw problem("lacks '\(Character(UnicodeScalar(byte)))'") }
  }

  private func problem(_ text: String) -> CatalogueError {
    let line = 1 + bytes.prefix(index).count { $0 == UInt8(ascii: "\n") }
    return CatalogueError(
      entry: "\(file):\(line)", problem: text, remedy: "mend the built-in file")
  }
}
