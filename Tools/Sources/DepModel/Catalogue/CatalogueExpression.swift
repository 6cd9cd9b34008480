import DepFacts

/// The form of the expressions that entries match.
enum CatalogueExpression {
  /// As many as ``DepFacts/PathFact`` keeps.
  static let maximumLength = 6

  /// The components, as ``DepFacts/PathFact`` writes them.
  static func components(of expression: String) -> [String] {
    expression.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The type that an expression names: `FileManager` in `FileManager.default`.
  static func type(in expression: String) -> String {
    let parts = components(of: expression)
    if parts.count == 1 || parts.first == "*" {
      let name = parts[parts.count - 1].baseName
      return name.first?.isUppercase == true ? name : ""
    }
    return parts.dropLast().map(\.baseName).joined(separator: ".")
  }

  /// Whether a closure without parameters gives the value, and the type of that is known.
  static func isPlain(_ expression: String, type: String) -> Bool {
    !expression.contains(":") && !expression.contains("*")
      && !(type.isEmpty && expression.contains("."))
  }

  /// The call with `$0`, `$1` for its arguments; nil where any labels are meant.
  static func callWithPlaceholders(_ expression: String) -> String? {
    guard expression.last == ")", let start = expression.lastIndex(of: "(") else {
      return expression
    }
    let labels = expression[expression.index(after: start)...].dropLast()
    if labels.isEmpty { return expression }
    if labels == "*" { return nil }
    let arguments = labels.split(separator: ":").enumerated().map { index, label in
      label == "_" ? "$\(index)" : "\(label): $\(index)"
    }
    return "\(expression[..<start])(\(arguments.joined(separator: ", ")))"
  }

  /// Throws when an expression of the project cannot be matched, with the reason.
  static func check(_ expression: String) throws(CatalogueError) {
    if let problem = problem(with: expression) {
      throw CatalogueError(entry: expression, problem: problem.text, remedy: problem.remedy)
    }
  }

  /// Throws when nothing can be suggested for an entry, with the reason.
  static func checkField(of entry: CatalogueEntry) throws(CatalogueError) {
    if let problem = problem(withFieldOf: entry) {
      throw CatalogueError(entry: entry.expression, problem: problem.text, remedy: problem.remedy)
    }
  }

  private typealias Problem = (text: String, remedy: String)

  private static func problem(with expression: String) -> Problem? {
    var parts = components(of: expression)
    if expression.isEmpty {
      return ("has no expression", "write the chain of names, such as 'FileManager.default'")
    }
    if parts.count > maximumLength {
      return (
        "has \(parts.count) names", "write at most \(maximumLength), from the left"
      )
    }
    if parts.first == "*" {
      parts.removeFirst()
      if parts.count != 1 {
        return ("has '*' before \(parts.count) names", "write one name after '*.'")
      }
    }
    for part in parts where !isComponent(part) {
      return (
        "has '\(part)', which is no name",
        "write names with the labels of their arguments, such as 'now', 'random(in:)', "
          + "'current()' or 'sleep(*)'"
      )
    }
    return nil
  }

  private static func problem(withFieldOf entry: CatalogueEntry) -> Problem? {
    if entry.kind == .constant { return nil }
    if !isName(entry.field) {
      return (
        "has the field '\(entry.field)', which is no name",
        "write the name of the field that it should become, such as 'fileManager'"
      )
    }
    if entry.becomes.isEmpty {
      return ("does not say what it becomes", "write the type of the field in 'becomes'")
    }
    if entry.live.isEmpty {
      return ("has no live value", "write in 'live' what the field holds in production")
    }
    return nil
  }

  /// Whether it is a name, or a call with its labels.
  private static func isComponent(_ component: String) -> Bool {
    guard let parenthesis = component.firstIndex(of: "(") else { return isName(component) }
    guard isName(String(component[..<parenthesis])), component.last == ")" else { return false }
    let labels = component[component.index(after: parenthesis)...].dropLast()
    if labels.isEmpty || labels == "*" { return true }
    guard labels.last == ":" else { return false }
    return labels.dropLast().split(separator: ":", omittingEmptySubsequences: false)
      .allSatisfy { isName(String($0)) }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" || first == "$" else {
      return false
    }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }
}
