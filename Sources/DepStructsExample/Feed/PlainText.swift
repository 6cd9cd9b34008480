extension String {
  /// The text on one line, without characters that would steer a terminal.
  ///
  /// What a server sends is not to be trusted with the cursor, or with a second line of an error.
  package var singleLine: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: text.append(" ")
      // Some formats turn the direction of the line around; the joiner of emoji does not.
      case .format where scalar != "\u{200D}": break
      default: text.append(scalar)
      }
    }
    return String(text).split(separator: " ").joined(separator: " ")
  }

  /// The first words, as many as fit a line.
  var excerpt: String {
    guard count > 76 else { return self }
    let start = prefix(75)
    return (start.lastIndex(of: " ").map { start[..<$0] } ?? start) + "…"
  }
}
