/// Reads types as they are written in facts.
enum TypeText {
  /// The names of a type without `any`, attributes, optionals and generic arguments; empty for
  /// functions, tuples and collections.
  static func components(of text: String) -> [String] {
    if text.isPlainName { return [text] }
    let core = core(of: text)
    guard let first = core.first, first.isLetter || first == "_", !core.hasArrow,
      !core.contains("&")
    else { return [] }
    var names: [String] = []
    var name = ""
    var depth = 0
    for character in core {
      switch character {
      case "<": depth += 1
      case ">": depth -= 1
      case "." where depth == 0:
        names.append(name)
        name = ""
      case _ where depth == 0: name.append(character)
      default: break
      }
    }
    names.append(name)
    return names.filter { $0 != "Type" && $0 != "Protocol" }
  }

  /// The type without what surrounds it: `(any API)?` is `API`.
  static func core(of text: String) -> String {
    if text.isPlainName { return text }
    var core = text[...]
    while true {
      let before = core
      core = core.trimmedSpaces
      if core.hasPrefix("@autoclosure"), let arrow = core.lastIndex(of: ">") {
        core = core[core.index(after: arrow)...]
      } else if core.hasPrefix("@") {
        core = core.drop { $0 != " " }
      }
      for word in ["any ", "some ", "inout ", "borrowing ", "consuming ", "sending ", "__owned "]
      where core.hasPrefix(word) { core = core.dropFirst(word.count) }
      if core.hasSuffix("?") || core.hasSuffix("!") { core = core.dropLast() }
      if core.hasPrefix("Optional<"), core.hasSuffix(">") { core = core.dropFirst(9).dropLast() }
      if core.hasPrefix("("), core.hasSuffix(")"), isOneParenthesis(core) {
        core = core.dropFirst().dropLast()
      }
      if core == before { return String(core) }
    }
  }

  /// The result of a function type: `Date` of `@Sendable () -> Date`; nil for other types.
  static func result(of text: String) -> String? {
    guard text.hasArrow else { return nil }
    let core = core(of: text)
    var depth = 0
    var previous: Character = " "
    var result: Substring?
    for index in core.indices {
      switch core[index] {
      case "(", "[", "<": depth += 1
      case ">" where previous == "-":
        if depth == 0 { result = core[core.index(after: index)...] }
      case ")", "]", ">": depth -= 1
      default: break
      }
      previous = core[index]
    }
    return result.map { String($0.trimmedSpaces) }
  }

  /// Whether the first parenthesis closes at the very end and holds no comma.
  private static func isOneParenthesis(_ text: Substring) -> Bool {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0, text.index(after: index) != text.endIndex { return false }
      case "," where depth == 1: return false
      default: break
      }
    }
    return text.count > 2
  }
}

extension Substring {
  fileprivate var trimmedSpaces: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text = text.dropLast() }
    return text
  }
}

extension StringProtocol {
  /// Whether `->` stands in it, by bytes: a search for a text costs many times as much.
  package var hasArrow: Bool {
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte == UInt8(ascii: ">"), previous == UInt8(ascii: "-") { return true }
      previous = byte
    }
    return false
  }
}

extension String {
  /// Whether it is one name of ASCII letters, digits and underscores, as most types are.
  package var isPlainName: Bool {
    guard let first = utf8.first, first > UInt8(ascii: "9") else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  /// Whether a component of a chain is a call.
  package var isCall: Bool { utf8.last == UInt8(ascii: ")") }

  /// Whether a component is a call with arguments.
  var hasArguments: Bool { isCall && !hasSuffix("()") }

  /// Whether the name of a type says that its values are choices, as those of enums are.
  var namesAChoice: Bool {
    let endings = [
      "Style", "Mode", "Kind", "Type", "State", "Priority", "Service", "Options", "Option",
      "Configuration", "Policy", "Position", "Level", "Category", "Behavior", "Appearance", "Key",
      "Identifier", "Name", "Role", "Size", "Weight", "Design", "Content", "Action", "Settings",
    ]
    return endings.contains { hasSuffix($0) }
  }
}
