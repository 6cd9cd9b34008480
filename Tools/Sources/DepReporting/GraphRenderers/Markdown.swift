/// Texts in the form that Markdown shows as they are.
enum Markdown {
  /// A name as code in the cell of a table.
  static func code(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 }).replacing("|", with: "\\|")
    if !line.contains("`") { return "`\(line)`" }
    return "`` \(line) ``"
  }

  /// A text without markup of its own.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_[]<>|#".contains(character) { result += "\\" }
      result.append(character.isNewline ? " " : character)
    }
    return result
  }
}
