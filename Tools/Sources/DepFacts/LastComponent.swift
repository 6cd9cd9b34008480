extension String {
  /// What stands after the last dot: `Reader` of `Feed.Reader`.
  package var lastComponent: String {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    let last = self[utf8.index(after: dot)...]
    return last.isEmpty ? split(separator: ".").last.map(String.init) ?? self : String(last)
  }
}
