import Foundation

extension String {
  /// The text of an HTML fragment, good enough for an excerpt.
  var withoutMarkup: String {
    var text = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      let tag = rest[start...].prefix { $0 != ">" }
      // An inline tag stands within a word; any other one ends it.
      if !tag.isInline { text += " " }
      rest = rest[tag.endIndex...].dropFirst()
    }
    return (text + rest).withoutEntities
  }

  private var withoutEntities: String {
    // The ampersand last: `&amp;lt;` is the text `&lt;`.
    [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "),
      ("&amp;", "&"),
    ].reduce(self) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}

extension Substring {
  fileprivate var isInline: Bool {
    let name = drop { $0 == "<" || $0 == "/" }.prefix { $0.isLetter }
    return ["a", "abbr", "b", "cite", "code", "em", "i", "small", "span", "strong"]
      .contains(name.lowercased())
  }
}
