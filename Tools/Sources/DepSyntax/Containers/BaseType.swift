import DepModel

/// The type of a local name or property in the bytes of a file, as its nearest declaration before
/// a place writes it.
struct BaseType {
  let bytes: [UInt8]

  /// Nil where the declaration does not write the type, and where another file has it.
  func type(ofNameAt name: Range<Int>) -> String? { nearest(to: name)?.type }

  /// The property wrapper on the line of the declaration, with its arguments: `Injected(\.api)`.
  func wrapper(ofNameAt name: Range<Int>) -> String? {
    guard let binding = nearest(to: name), binding.type == nil else { return nil }
    let line = bytes[..<binding.start].reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed()
    let words = String(decoding: line, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
    guard words.first == "@", let end = words.firstIndex(of: ")") else { return nil }
    return String(words[...end].dropFirst())
  }

  private func nearest(to name: Range<Int>) -> Binding? {
    let sought = bytes[name]
    var end = name.lowerBound
    while end > 0 {
      let word = self.word(endingBefore: end)
      guard !word.isEmpty else { return nil }
      end = word.lowerBound
      guard bytes[word].elementsEqual(sought), let binding = binding(of: word) else { continue }
      return binding
    }
    return nil
  }

  /// Whether any declaration of the file may have the name.
  func declares(nameAt name: Range<Int>) -> Bool {
    let sought = bytes[name]
    var index = 0
    while index < bytes.endIndex {
      let word = self.word(from: index)
      if !word.isEmpty, bytes[word].elementsEqual(sought), mayDeclare(word) { return true }
      index = word.upperBound + 1
    }
    return false
  }

  /// Whether a word follows a word that declares, or stands where a parameter or the name that a
  /// closure takes may stand.
  private func mayDeclare(_ word: Range<Int>) -> Bool {
    let before = text(self.word(endingBefore: word.lowerBound))
    if isAdjacent(word, to: ["let", "var", "for", "case", "func"], before) { return true }
    let next = skippingSpaces(from: word.upperBound)
    let sign = next < bytes.endIndex ? bytes[next] : 0
    if sign == UInt8(ascii: ":") || text(self.word(from: next)) == "in" { return true }
    return [UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "[")]
      .contains(lastSign(before: word.lowerBound)) && sign != UInt8(ascii: ".")
  }

  private struct Binding {
    var type: String?
    var start: Int
  }

  /// Nil for a word that declares nothing.
  private func binding(of word: Range<Int>) -> Binding? {
    let before = text(self.word(endingBefore: word.lowerBound))
    let next = skippingSpaces(from: word.upperBound)
    let sign = next < bytes.endIndex ? bytes[next] : 0
    if isAdjacent(word, to: ["let", "var"], before) {
      switch sign {
      case UInt8(ascii: ":"): return Binding(type: typeName(from: next + 1), start: word.lowerBound)
      case UInt8(ascii: "="): return Binding(type: madeType(from: next + 1), start: word.lowerBound)
      default: return Binding(type: nil, start: word.lowerBound)
      }
    }
    if isAdjacent(word, to: ["for"], before) || text(self.word(from: next)) == "in" {
      return Binding(type: nil, start: word.lowerBound)
    }
    guard sign == UInt8(ascii: ":"), isParameter(word) else { return nil }
    return typeName(from: next + 1).map { Binding(type: $0, start: word.lowerBound) }
  }

  /// Whether a word comes first in a parameter, or after its label.
  private func isParameter(_ word: Range<Int>) -> Bool {
    let label = self.word(endingBefore: word.lowerBound)
    return [word.lowerBound, label.lowerBound].contains {
      [UInt8(ascii: "("), UInt8(ascii: ",")].contains(lastSign(before: $0))
    }
  }

  /// `Feed` of `: Feed`, `: inout Feed` and `: Feed!`; nil for a value and for other types.
  private func typeName(from start: Int) -> String? {
    var word = self.word(from: skippingSpaces(from: start))
    if text(word) == "inout" { word = self.word(from: skippingSpaces(from: word.upperBound)) }
    let isValue =
      word.upperBound < bytes.endIndex && "(.<".utf8.contains(bytes[word.upperBound])
    return isValue || !text(word).isCapitalized ? nil : text(word)
  }

  /// `Feed` of `= Feed(`.
  private func madeType(from start: Int) -> String? {
    let word = self.word(from: skippingSpaces(from: start))
    guard word.upperBound < bytes.endIndex, bytes[word.upperBound] == UInt8(ascii: "("),
      text(word).isCapitalized
    else { return nil }
    return text(word)
  }

  private func isAdjacent(_ word: Range<Int>, to keywords: Set<String>, _ before: String) -> Bool {
    guard keywords.contains(before) else { return false }
    var index = word.lowerBound - 1
    while index >= 0, bytes[index] == UInt8(ascii: " ") { index -= 1 }
    return index >= 0 && WordsInBytes.isPartOfWord(bytes[index])
  }

  // MARK: Words

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  private func word(from start: Int) -> Range<Int> {
    var end = start
    while end < bytes.endIndex, WordsInBytes.isPartOfWord(bytes[end]) { end += 1 }
    return start..<end
  }

  private func word(endingBefore limit: Int) -> Range<Int> {
    var end = limit
    while end > 0, !WordsInBytes.isPartOfWord(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, WordsInBytes.isPartOfWord(bytes[start - 1]) { start -= 1 }
    return start..<end
  }

  private func skippingSpaces(from start: Int) -> Int {
    var index = start
    while index < bytes.endIndex, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index
  }

  private func lastSign(before limit: Int) -> UInt8 {
    var index = limit - 1
    while index >= 0, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\n") {
      index -= 1
    }
    return index >= 0 ? bytes[index] : 0
  }
}
