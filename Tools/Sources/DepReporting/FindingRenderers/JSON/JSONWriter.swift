/// Writes JSON from the outside in, in the order in which it is told.
///
/// Reports of large projects are tens of megabytes, and Foundation's encoder takes seconds for
/// them; this one appends bytes.
struct JSONWriter {
  private var bytes: [UInt8] = []
  private let isSafeInMarkup: Bool
  /// Whether a value precedes at this level, so that the next one needs a comma.
  private var needsComma = false
  private var depth = 0

  /// Makes a writer; markup-safe text can stand inside of a `script` element.
  init(isSafeInMarkup: Bool = false) { self.isSafeInMarkup = isSafeInMarkup }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Containers

  /// Writes an object on one line.
  mutating func object(_ content: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    content(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array on one line.
  mutating func array<Elements: Sequence>(
    _ elements: Elements, _ content: (inout JSONWriter, Elements.Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for element in elements { content(&self, element) }
    close(UInt8(ascii: "]"))
  }

  /// Writes an array with each element on a line of its own.
  mutating func lines<Elements: Collection>(
    _ elements: Elements, _ content: (inout JSONWriter, Elements.Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    depth += 1
    for element in elements {
      separate()
      needsComma = false
      newLine()
      content(&self, element)
    }
    depth -= 1
    if !elements.isEmpty { newLine() }
    close(UInt8(ascii: "]"))
  }

  /// Writes an object with each field on a line of its own.
  mutating func block(_ fields: [(name: StaticString, content: (inout JSONWriter) -> Void)]) {
    open(UInt8(ascii: "{"))
    depth += 1
    for field in fields {
      separate()
      needsComma = false
      newLine()
      self.field(field.name, field.content)
    }
    depth -= 1
    newLine()
    close(UInt8(ascii: "}"))
  }

  // MARK: Fields of objects

  mutating func field(_ name: StaticString, _ content: (inout JSONWriter) -> Void) {
    key(name)
    content(&self)
  }

  mutating func field(_ name: StaticString, _ value: String) {
    key(name)
    self.value(value)
  }

  mutating func field(_ name: StaticString, _ value: Int) {
    key(name)
    self.value(value)
  }

  mutating func field(_ name: StaticString, _ value: Bool) {
    key(name)
    self.value(value)
  }

  // MARK: Values

  mutating func value(_ text: String) {
    separate()
    quote(text)
  }

  mutating func value(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func value(_ condition: Bool) {
    separate()
    bytes.append(contentsOf: (condition ? "true" : "false").utf8)
  }

  mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Ends the document with a line end.
  mutating func finish() { bytes.append(UInt8(ascii: "\n")) }

  // MARK: Bytes

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { buffer in
      var start = 0
      var index = 0
      while index < buffer.count {
        if needsEscape(buffer[index]) {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start..<index]))
          start = index + escape(buffer[index...])
          index = start
        } else {
          index += 1
        }
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || (isSafeInMarkup && (byte == UInt8(ascii: "<") || byte == 0xE2))
  }

  /// Appends what stands for the first character of the rest, and says how many bytes that was.
  private mutating func escape(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let byte = rest[rest.startIndex]
    switch byte {
    case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    case 0xE2: return escapeSeparator(rest)
    default:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "\\u00".utf8)
      bytes.append(digits[Int(byte >> 4)])
      bytes.append(digits[Int(byte & 0x0F)])
    }
    return 1
  }

  /// U+2028 and U+2029 end a line in older JavaScript, even inside of a string.
  private mutating func escapeSeparator(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let character = rest.prefix(3)
    if character.elementsEqual([0xE2, 0x80, 0xA8]) {
      bytes.append(contentsOf: "\\u2028".utf8)
    } else if character.elementsEqual([0xE2, 0x80, 0xA9]) {
      bytes.append(contentsOf: "\\u2029".utf8)
    } else {
      bytes.append(contentsOf: character)
    }
    return character.count
  }
}
