/// The names whose values an expression needs before it has one of its own.
enum WiredNames {
  static func eager(_ expression: WiredExpression) -> [String] {
    switch expression {
    case .text(let text): [first(of: text)]
    case .array(let elements): elements.flatMap(eager)
    case .call(_, let arguments): arguments.flatMap { eager($0.value) }
    case .closure(let captures, _, _, _): captures.map(captured)
    case .trailing(_, _, let closure): eager(closure)
    }
  }

  /// All names that an expression reads first, in closures too.
  static func all(_ expression: WiredExpression) -> Set<String> {
    switch expression {
    case .text(let text): [first(of: text.hasPrefix("self.") ? String(text.dropFirst(5)) : text)]
    case .array(let elements): Set(elements.flatMap(all))
    case .call(let name, let arguments):
      Set(arguments.flatMap { all($0.value) }).union([first(of: name)])
    case .closure(let captures, _, _, let body): all(body).union(captures.map(captured))
    case .trailing(_, _, let closure): all(closure)
    }
  }

  /// The types that an expression makes.
  static func made(_ expression: WiredExpression) -> [String] {
    switch expression {
    case .text: []
    case .array(let elements): elements.flatMap(made)
    case .call(let name, let arguments): [name] + arguments.flatMap { made($0.value) }
    case .closure(_, _, _, let body): made(body)
    case .trailing(_, _, let closure): made(closure)
    }
  }

  /// `app` for `images = app.images`.
  private static func captured(_ capture: String) -> String {
    first(of: capture.firstRange(of: " = ").map { String(capture[$0.upperBound...]) } ?? capture)
  }

  private static func first(of text: String) -> String {
    String(
      text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        .filter { $0 != "`" })
  }
}
