/// Names in the form that Mermaid accepts.
enum MermaidText {
  /// A text between quotes, with everything escaped that means something to Mermaid or HTML.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "#quot;"
      case "#": result += "#35;"
      case "&": result += "#amp;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "`": result += "#96;"
      case "%": result += "#37;"
      case "\\": result += "#92;"
      case "{": result += "#123;"
      case "}": result += "#125;"
      case let other where other.isNewline || other == "\t": result += " "
      default: result.append(character)
      }
    }
    return result + "\""
  }

  /// A text that stays in its comment.
  static func comment(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return "%% " + line.replacing("{", with: "(").replacing("}", with: ")")
  }

  /// Identifiers for ids: letters, digits and underscores, never a reserved word, each once.
  static func identifiers(_ ids: [String], prefix: String) -> [String: String] {
    var result: [String: String] = [:]
    var taken: Set<String> = []
    for id in ids {
      let letters = id.unicodeScalars.map { scalar -> Character in
        isPlain(scalar) ? Character(scalar) : "_"
      }
      let plain = prefix + String(letters)
      var candidate = plain
      var number = 2
      while !taken.insert(candidate).inserted {
        candidate = "\(plain)_\(number)"
        number += 1
      }
      result[id] = candidate
    }
    return result
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
