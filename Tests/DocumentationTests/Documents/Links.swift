import Foundation

/// The headings of a Markdown text, and its links.
enum Links {
  /// The anchors that GitHub gives to the headings.
  static func anchors(in text: String) -> [String] {
    prose(text).filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" }.drop { $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .map { $0 == " " ? "-" : String($0) }.joined()
    }
  }

  /// The anchors of the links within the text.
  static func targets(in text: String) -> [String] {
    destinations(in: text).filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
  }

  /// The paths of the links to other files, with their anchors.
  ///
  /// A link is Markdown's, or an HTML link, which source hosts show and DocC leaves out.
  static func paths(in text: String) -> [String] {
    (destinations(in: text) + sourceHostPaths(in: text))
      .filter { !$0.hasPrefix("#") && !$0.contains(":") }
  }

  /// The paths of the HTML links.
  static func sourceHostPaths(in text: String) -> [String] {
    pieces(of: prose(text).joined(separator: "\n"), after: "<a href=\"", upTo: "\"")
  }

  /// The names of the DocC pages that the text links to.
  static func pages(in text: String) -> [String] {
    let links = destinations(in: text).filter { $0.hasPrefix("doc:") }
      .map { String($0.dropFirst("doc:".count)) }
    let automatic = pieces(of: prose(text).joined(separator: "\n"), after: "<doc:", upTo: ">")
    return (links + automatic).map { $0.components(separatedBy: "#")[0] }
  }

  private static func destinations(in text: String) -> [String] {
    pieces(of: prose(text).joined(separator: "\n"), after: "](", upTo: ")")
  }

  private static func pieces(of text: String, after start: String, upTo end: Character) -> [String]
  {
    text.components(separatedBy: start).dropFirst().map { String($0.prefix { $0 != end }) }
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
