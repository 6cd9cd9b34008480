/// A list in a sentence that stays short.
enum ShortList {
  /// The first three, and how many there are besides.
  static func text(_ parts: [String]) -> String {
    let shown = parts.prefix(3)
    let rest = parts.count - shown.count
    if rest > 0 { return shown.joined(separator: ", ") + " and \(rest) more" }
    guard let last = shown.last, shown.count > 1 else { return shown.joined() }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
