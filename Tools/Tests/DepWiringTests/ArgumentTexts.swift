/// The lists of arguments of `Dependencies` in a text, found by their parentheses.
struct ArgumentTexts {
  /// Of each list, the ranges of its arguments with their commas.
  let lists: [[Range<Int>]]
  private let characters: [Character]

  init(_ text: String) {
    let characters = Array(text)
    var lists: [[Range<Int>]] = []
    for start in characters.indices {
      let head = String(characters[..<start].suffix(20))
      guard head.hasSuffix("dependencies: .init("),
        let list = Self.list(from: start, in: characters)
      else { continue }
      if !list.isEmpty { lists.append(list) }
    }
    self.characters = characters
    self.lists = lists
  }

  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  /// The text without these ranges, which lie one behind another.
  func without(_ ranges: [Range<Int>]) -> String {
    var rest = characters
    for range in ranges.reversed() { rest.removeSubrange(range) }
    return String(rest)
  }

  private static func list(from start: Int, in characters: [Character]) -> [Range<Int>]? {
    var depth = 0
    var first = start
    var list: [Range<Int>] = []
    for index in start..<characters.count {
      switch characters[index] {
      case "(", "{", "[": depth += 1
      case ")" where depth == 0:
        if first < index { list.append(first..<index) }
        return list
      case ")", "}", "]": depth -= 1
      case "," where depth == 0:
        list.append(first..<index + 1)
        first = index + 1
      default: break
      }
    }
    return nil
  }
}
