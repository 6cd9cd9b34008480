/// Reads JSON byte by byte.
///
/// Foundation's decoder does not tell where a value stands, and costs twice as much on its first
/// use.
struct JSONReader {
  private static let depthLimit = 64

  private let bytes: [UInt8]
  private let commas: JSONText.Commas
  private var index = 0

  init(bytes: [UInt8], commas: JSONText.Commas) {
    self.bytes = bytes
    self.commas = commas
  }

  mutating func readText() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    if index < bytes.count { throw error(.moreAfterTheEnd) }
    return value
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func error(_ problem: JSONError.Problem, from start: Int? = nil) -> JSONError {
    JSONError(problem: problem, offset: index, start: start ?? index)
  }

  /// Passes white space and byte-order marks, of which a merge may leave one inside the text.
  private mutating func skipSpace() {
    while let byte = current {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case 0xEF where bytes[index...].starts(with: [0xEF, 0xBB, 0xBF]): index += 3
      default: return
      }
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    skipSpace()
    guard depth < Self.depthLimit else { throw error(.nestedTooDeep) }
    let offset = index
    let content: JSONValue.Content
    switch current {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case nil: throw error(.endsTooEarly)
    default: content = try word()
    }
    return JSONValue(content: content, offset: offset)
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSONValue.Member] {
    index += 1
    var members: [JSONValue.Member] = []
    while try !ends(with: UInt8(ascii: "}"), isFirst: members.isEmpty) {
      skipSpace()
      let offset = index
      guard current == UInt8(ascii: "\"") else { throw error(.missingName) }
      let name = try string()
      guard skip(UInt8(ascii: ":")) else { throw error(.missingColon(name: name)) }
      members.append(.init(name: name, offset: offset, value: try value(depth: depth + 1)))
    }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    while try !ends(with: UInt8(ascii: "]"), isFirst: elements.isEmpty) {
      elements.append(try value(depth: depth + 1))
    }
    return elements
  }

  /// Whether the list ends here; else what separates it from the next element is passed.
  private mutating func ends(with end: UInt8, isFirst: Bool) throws(JSONError) -> Bool {
    if skip(end) { return true }
    if commas == .optional {
      while skip(UInt8(ascii: ",")) {}
      return skip(end)
    }
    if isFirst { return false }
    let character = Character(Unicode.Scalar(end))
    guard skip(UInt8(ascii: ",")) else { throw error(.missingComma(end: character)) }
    skipSpace()
    if current == end { throw error(.extraComma(end: character)) }
    return false
  }

  private mutating func word() throws(JSONError) -> JSONValue.Content {
    let start = index
    while let byte = current, byte.isPartOfWord { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if ["true", "false", "null"].contains(word) { return .constant(word) }
    let isNumber = word.utf8.first.map { $0 == 0x2D || (0x30...0x39).contains($0) } ?? false
    if isNumber, Double(word) != nil { return .number(word) }
    index = start
    throw error(.noValue(word))
  }
}

// MARK: - Strings

extension JSONReader {
  private mutating func string() throws(JSONError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    var copied = index
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        text += bytes[copied..<index]
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += bytes[copied..<index]
        text += try escape(in: start)
        copied = index
      case 0x0A, 0x0D: throw error(.newlineInString, from: start)
      default: index += 1
      }
    }
    throw error(.openString, from: start)
  }

  private mutating func escape(in string: Int) throws(JSONError) -> [UInt8] {
    let start = index
    index += 1
    guard let byte = current else { throw error(.openString, from: string) }
    switch byte {
    case UInt8(ascii: "u"):
      index += 1
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: Array("\\u".utf8)) {
        index += 2
        units.append(try unit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default:
      guard let plain = Self.escapes[byte] else {
        let rest = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
        throw error(.unknownEscape(rest.first ?? "?"), from: start)
      }
      index += 1
      return [plain]
    }
  }

  private static let escapes: [UInt8: UInt8] = [
    0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D,
    0x74: 0x09,
  ]

  private mutating func unit() throws(JSONError) -> UInt16 {
    let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else { throw error(.missingDigits) }
    index += 4
    return unit
  }
}

extension UInt8 {
  /// Whether it may be part of a number or of `true`; other scripts are, for the message.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x80...0xFF: true
    default: false
    }
  }
}
