import Foundation

/// The headings of a Markdown text, and the links to them.
enum Links {
  /// The anchors that GitHub gives to the headings.
  static func anchors(in text: String) -> [String] {
    prose(text).filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .map { $0 == " " ? "-" : String($0) }.joined()
    }
  }

  /// What the links within the text lead to.
  static func targets(in text: String) -> [String] {
    prose(text).flatMap { line in
      line.components(separatedBy: "](#").dropFirst().map { String($0.prefix { $0 != ")" }) }
    }
  }

  /// The lines that are not in a block.
  private static func prose(_ text: String) -> [String] {
    var isCode = false
    return text.components(separatedBy: "\n").filter { line in
      let isFence = line.trimmed.hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isCode && !isFence
    }
  }
}
