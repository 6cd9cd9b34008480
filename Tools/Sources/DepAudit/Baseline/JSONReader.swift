/// Reads JSON and knows the line and column of everything in it.
struct JSONReader {
  enum Accepted {
    case json
    /// JSON whose commas may be missing or one too many, as after a merge of its lines.
    case mergedJSON
  }

  private let characters: [Character]
  private let file: String
  private let accepted: Accepted
  private var index = 0
  private var line = 1
  private var column = 1

  /// Reads the one value of a text.
  static func read(
    _ text: String, file: String, accepts accepted: Accepted
  ) throws(BaselineError) -> JSONValue {
    var reader = JSONReader(characters: Array(text), file: file, accepted: accepted)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.next == nil else { throw reader.error("there is more after the end") }
    return value
  }

  private init(characters: [Character], file: String, accepted: Accepted) {
    self.characters = characters
    self.file = file
    self.accepted = accepted
  }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private var place: JSONValue.Place { JSONValue.Place(line: line, column: column) }

  private func error(_ problem: String) -> BaselineError {
    BaselineReader(file: file).error(problem, at: place)
  }

  private mutating func advance() {
    if characters[index].isNewline {
      line += 1
      column = 1
    } else {
      column += 1
    }
    index += 1
  }

  private mutating func skipSpace() {
    while let next, next.isWhitespace || next == "\u{FEFF}" { advance() }
  }

  private mutating func skip(_ character: Character) -> Bool {
    skipSpace()
    guard next == character else { return false }
    advance()
    return true
  }

  private mutating func value(depth: Int) throws(BaselineError) -> JSONValue {
    skipSpace()
    guard depth < 64 else { throw error("the values are nested too deep") }
    let place = place
    switch next {
    case "{": return JSONValue(content: .object(try members(depth: depth)), place: place)
    case "[": return JSONValue(content: .array(try elements(depth: depth)), place: place)
    case "\"": return JSONValue(content: .string(try string()), place: place)
    case nil: throw error("the text ends too early")
    default: return JSONValue(content: try word(), place: place)
    }
  }

  private mutating func members(depth: Int) throws(BaselineError) -> [JSONValue.Member] {
    advance()
    var members: [JSONValue.Member] = []
    while try !ends(with: "}", isFirst: members.isEmpty) {
      let place = place
      guard next == "\"" else { throw error("expected a name in quotes") }
      let name = try string()
      guard skip(":") else { throw error("expected ':' after '\(name)'") }
      members.append(.init(name: name, place: place, value: try value(depth: depth + 1)))
    }
    return members
  }

  private mutating func elements(depth: Int) throws(BaselineError) -> [JSONValue] {
    advance()
    var elements: [JSONValue] = []
    while try !ends(with: "]", isFirst: elements.isEmpty) {
      elements.append(try value(depth: depth + 1))
    }
    return elements
  }

  /// Whether the list ends here; else what separates it from the next element is passed.
  private mutating func ends(with end: Character, isFirst: Bool) throws(BaselineError) -> Bool {
    if skip(end) { return true }
    if accepted == .mergedJSON {
      while skip(",") {}
      return skip(end)
    }
    if isFirst { return false }
    guard skip(",") else { throw error("expected ',' or '\(end)'") }
    skipSpace()
    if next == end { throw error("there is a ',' too many before '\(end)'") }
    return false
  }

  private mutating func word() throws(BaselineError) -> JSONValue.Content {
    var word = ""
    let start = place
    while let next, next.isLetter || next.isNumber || "+-.".contains(next) {
      word.append(next)
      advance()
    }
    if ["true", "false", "null"].contains(word) { return .constant }
    if let number = Int(word) { return .number(number) }
    if Double(word) != nil { return .number(nil) }
    let problem = word.isEmpty ? "expected a value" : "'\(word)' is no value"
    throw BaselineReader(file: file).error(problem, at: start)
  }

  private mutating func string() throws(BaselineError) -> String {
    advance()
    var units: [UInt16] = []
    while let character = next, character != "\"" {
      guard !character.isNewline else { throw error("the text in quotes does not end") }
      advance()
      if character == "\\" {
        units.append(try escape())
      } else {
        units.append(contentsOf: String(character).utf16)
      }
    }
    guard next == "\"" else { throw error("the text in quotes does not end") }
    advance()
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func escape() throws(BaselineError) -> UInt16 {
    let escapes: [Character: UInt16] = [
      "\"": 34, "\\": 92, "/": 47, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9,
    ]
    guard let character = next else { throw error("the text in quotes does not end") }
    if let unit = escapes[character] {
      advance()
      return unit
    }
    guard character == "u" else { throw error("'\\\(character)' is no escape") }
    advance()
    let digits = characters[index..<min(index + 4, characters.count)]
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(String(digits), radix: 16)
    else { throw error("expected four digits after '\\u'") }
    for _ in digits { advance() }
    return unit
  }
}
