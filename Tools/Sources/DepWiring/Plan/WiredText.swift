import DepModel

/// An expression on one line.
package enum WiredText {
  package static func flat(_ expression: WiredExpression) -> String {
    switch expression {
    case .text(let text): return text
    case .array(let elements): return "[\(elements.map(flat).joined(separator: ", "))]"
    case .call(let name, let arguments):
      let list = arguments.map { argument in
        (argument.label.map { "\($0.escapedAsLabel): " } ?? "") + flat(argument.value)
      }
      return "\(name)(\(list.joined(separator: ", ")))"
    case .closure(let captures, let parameters, let effects, let body):
      let head = head(captures, parameters)
      return "{ " + (head.isEmpty ? "" : head + " ") + effects + flat(body) + " }"
    case .trailing(let name, let argument, let closure):
      return name + (argument.map { "(\($0))" } ?? "") + " " + flat(closure)
    }
  }

  /// What stands between the brace of a closure and its body.
  package static func head(_ captures: [String], _ parameters: [String]) -> String {
    let parts = [
      captures.isEmpty ? nil : "[\(captures.joined(separator: ", "))]",
      parameters.isEmpty ? nil : parameters.joined(separator: ", "),
    ].compactMap(\.self)
    return parts.isEmpty ? "" : parts.joined(separator: " ") + " in"
  }
}
