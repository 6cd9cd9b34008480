/// How many columns of a terminal text takes.
enum DisplayWidth {
  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// The text made exactly as wide as told, with blanks behind it or an ellipsis in its middle.
  static func fit(_ text: String, _ width: Int) -> String {
    let shortened = of(text) > width ? shorten(text, width) : text
    return shortened + String(repeating: " ", count: max(0, width - of(shortened)))
  }

  /// The text with blanks in front of it.
  static func alignRight(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - of(text))) + text
  }

  /// Keeps both ends, because names of a family differ at either.
  private static func shorten(_ text: String, _ width: Int) -> String {
    let room = max(0, width - 1)
    let head = prefix(text, (room + 1) / 2)
    let tail = String(prefix(String(text.reversed()), room - of(head)).reversed())
    return head + "…" + tail
  }

  private static func prefix(_ text: String, _ width: Int) -> String {
    var result = ""
    var used = 0
    for character in text {
      used += of(character)
      guard used <= width else { break }
      result.append(character)
    }
    return result
  }

  private static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return first.value < 0x20 || first.value == 0x7F ? 0 : 1 }
    let properties = first.properties
    if properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide(first.value) ? 2 : 1
    }
  }

  /// The blocks that Unicode's East Asian Width calls wide or full.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
