/// Finds long functions by the indentation that the formatter gives them.
enum LongFunctions {
  /// The numbers of the lines where a function of so many lines or more begins.
  static func lines(of text: String, limit: Int) -> [Int] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { beginsFunction(lines[$0]) && length(at: $0, lines) >= limit }
      .map { $0 + 1 }
  }

  private static func beginsFunction(_ line: Substring) -> Bool {
    guard line.contains("func ") || line.contains("init") else { return false }
    let words = line.prefix { $0 != "(" && $0 != "<" }.split(separator: " ")
    return words.contains("func") || words.last == "init" || words.last == "init?"
  }

  /// How many lines a function has; none where it has no body of its own lines.
  private static func length(at start: Int, _ lines: [Substring]) -> Int {
    let indentation = lines[start].prefix { $0 == " " }
    for index in lines.indices[(start + 1)...] where lines[index].hasPrefix(indentation) {
      let rest = lines[index].dropFirst(indentation.count)
      if rest == "}" { return index - start + 1 }
      let continues = rest.isEmpty || rest.hasPrefix("where ")
      if !continues, let first = rest.first, !" )}".contains(first) { return 0 }
    }
    return 0
  }
}
