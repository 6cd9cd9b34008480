import DepSyntax

/// Breaks lines that are longer than the file allows.
struct CodeLines {
  let style: SourceStyle
  /// Of the line that is broken.
  let indentation: String

  private var inner: String { indentation + style.indentation }

  /// `var make: (A, B) -> C`, its parameters on lines of their own where the line is too long.
  func closureType(_ line: String) -> String {
    guard isTooLong(line), let list = BracketedList(in: line, before: " -> ") else { return line }
    return broken(line, list, closesOnNextLine: true)
  }

  /// `make: { Model(a: $0, b: $1) }`, the body on a line of its own where the line is too long.
  func closure(_ argument: String) -> String {
    // A comma or parenthesis follows.
    guard isTooLong(argument + ","), argument.hasSuffix(" }"),
      !argument.contains(where: \.isNewline), let start = argument.firstRange(of: "{ ")
    else { return argument }
    let body = String(argument[start.upperBound...].dropLast(2))
    guard !body.contains(" in ") else { return argument }
    let deep = CodeLines(style: style, indentation: inner)
    let list = deep.isTooLong(body) ? BracketedList(in: body, before: nil) : nil
    return argument[..<start.upperBound].dropLast() + style.newline + inner
      + (list.map { deep.broken(body, $0, closesOnNextLine: style.closesOnNextLine) } ?? body)
      + style.newline + indentation + "}"
  }

  private func isTooLong(_ line: String) -> Bool {
    style.columns(indentation + line) > style.newLineLimit
  }

  private func broken(
    _ line: String, _ list: BracketedList, closesOnNextLine: Bool
  ) -> String {
    let items = list.items.joined(separator: "," + style.newline + inner)
    let closing = closesOnNextLine ? style.newline + indentation : ""
    return line[..<list.range.lowerBound] + "(" + style.newline + inner + items + closing + ")"
      + line[list.range.upperBound...]
  }
}

/// The outermost list in parentheses of a line of code.
private struct BracketedList {
  let range: Range<String.Index>
  let items: [String]

  /// The first one that the text `next` follows, or the last one of the line.
  init?(in line: String, before next: String?) {
    // Texts with code or with other rules of escaping are not taken apart.
    if line.contains("\\(") || line.contains("#\"") { return nil }
    var depth = 0
    var isText = false
    var isEscaped = false
    var start: String.Index?
    var items: [String] = []
    var item = ""
    for index in line.indices {
      let character = line[index]
      if character == "\"", !isEscaped { isText.toggle() }
      isEscaped = character == "\\" && !isEscaped
      let isBracket = !isText && depth == 0 && character == "("
      if !isText, "([{<".contains(character) { depth += 1 }
      if !isText, ")]}".contains(character) || character == ">" && !item.hasSuffix("-") {
        depth -= 1
      }
      if isBracket {
        (start, items, item) = (index, [], "")
      } else if let first = start, depth == 0, character == ")" {
        let rest = line[line.index(after: index)...]
        let isMeant = next.map(rest.hasPrefix) ?? rest.isEmpty
        if isMeant, !item.isEmpty {
          range = first..<line.index(after: index)
          self.items = items + [item]
          return
        }
        start = nil
      } else if depth == 1, !isText, character == ",", start != nil {
        items.append(item)
        item = ""
      } else if !(item.isEmpty && character == " ") {
        item.append(character)
      }
    }
    return nil
  }
}
