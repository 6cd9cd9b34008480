/// Texts by number, each kept once.
struct StringTable {
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a text, the next free one for a new text.
  mutating func number(_ text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
