/// Text as it has to stand in markup.
package struct HTMLText: Sendable {
  /// The text with everything escaped that could begin markup or end an attribute.
  package let escaped: String

  package init(_ text: String) {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    escaped = result
  }
}
