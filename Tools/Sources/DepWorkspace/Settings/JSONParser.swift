/// Reads JSON and remembers where each value stands, which Foundation's decoder does not tell.
struct JSONParser {
  struct Failure: Error, Hashable {
    var place: JSONNode.Place
    var what: String
  }

  private let bytes: [UInt8]
  private let lineStarts: [Int]
  private var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONNode {
    var parser = Self(bytes)
    parser.skipSpace()
    let node = try parser.node()
    parser.skipSpace()
    guard parser.index == bytes.count else {
      throw parser.failure("something follows the closing brace")
    }
    return node
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func place(at index: Int) -> JSONNode.Place {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= index { low = middle } else { high = middle }
    }
    let before = bytes[lineStarts[low]..<min(index, bytes.count)]
    return JSONNode.Place(
      line: low + 1, column: String(decoding: before, as: UTF8.self).count + 1)
  }

  private func failure(_ what: String, at place: Int? = nil) -> Failure {
    Failure(place: self.place(at: place ?? index), what: what)
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard current == byte.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func node() throws(Failure) -> JSONNode {
    let start = index
    guard let byte = current else { throw failure("the file ends too early") }
    guard depth < 100 else { throw failure("nested too deep") }
    depth += 1
    defer { depth -= 1 }
    let value: JSONNode.Value
    switch byte {
    case UInt8(ascii: "{"): value = try object()
    case UInt8(ascii: "["): value = try array()
    case UInt8(ascii: "\""): value = .string(try string())
    default: value = try other()
    }
    return JSONNode(place: place(at: start), value: value)
  }

  private mutating func object() throws(Failure) -> JSONNode.Value {
    index += 1
    var members: [JSONNode.Member] = []
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      skipSpace()
      let start = index
      guard current == UInt8(ascii: "\"") else { throw failure("a key in quotes is missing here") }
      let key = try string()
      if members.contains(where: { $0.key == key }) {
        throw failure("'\(key)' is there twice", at: start)
      }
      skipSpace()
      guard take(":") else { throw failure("a colon is missing after '\(key)'") }
      skipSpace()
      let value = try node()
      members.append(JSONNode.Member(key: key, place: place(at: start), value: value))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw failure("a comma or closing brace is missing here") }
    }
  }

  private mutating func array() throws(Failure) -> JSONNode.Value {
    index += 1
    var elements: [JSONNode] = []
    skipSpace()
    if take("]") { return .array([]) }
    while true {
      skipSpace()
      elements.append(try node())
      skipSpace()
      if take("]") { return .array(elements) }
      guard take(",") else { throw failure("a comma or closing bracket is missing here") }
    }
  }

  private mutating func other() throws(Failure) -> JSONNode.Value {
    let start = index
    while let byte = current, byte.isJSONWord { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let isNumber = text.utf8.first.map { $0 == 0x2D || (0x30...0x39).contains($0) } ?? false
    guard ["true", "false", "null"].contains(text) || (isNumber && Double(text) != nil) else {
      throw failure("a value is missing here; comments are not JSON", at: start)
    }
    return .other(text)
  }
}

// MARK: - Strings

extension JSONParser {
  private mutating func string() throws(Failure) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = current {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw failure("a line ends inside a string", at: start)
      default: text.append(byte)
      }
    }
    throw failure("a string is not closed", at: start)
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    guard let byte = current else { throw failure("the file ends too early") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if (0xD800...0xDBFF).contains(units[0]), take("\\"), take("u") { units.append(try unit()) }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw failure("'\\\(Unicode.Scalar(byte))' is no escape of JSON", at: index - 2)
    }
  }

  private mutating func unit() throws(Failure) -> UInt16 {
    let digits = bytes[index..<min(index + 4, bytes.count)]
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits are missing here") }
    index += 4
    return unit
  }
}

extension UInt8 {
  fileprivate var isJSONWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
    default: false
    }
  }
}
