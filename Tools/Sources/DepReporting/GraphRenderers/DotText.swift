/// Texts in the form that Graphviz accepts.
enum DotText {
  /// A string between quotes; a backslash would otherwise begin an escape such as `\N`.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case let other where other.isNewline: result += "\\n"
      case "\0": result += " "
      default: result.append(character)
      }
    }
    return result + "\""
  }

  /// A text inside an HTML-like label.
  static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
