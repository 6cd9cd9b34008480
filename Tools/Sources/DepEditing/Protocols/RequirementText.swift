import DepFacts
import DepMigration
import DepSyntax

extension Requirement {
  /// The lines of the declaration, the parameters on lines of their own where one is too long.
  ///
  /// `outer` is the indentation of what it stands in, `opensBody` whether a body follows.
  func lines(_ style: SourceStyle, outer: String, opensBody: Bool = false) -> [String] {
    let indentation = style.indentation
    func ending(_ line: String) -> [String] {
      opensBody ? style.opening(line, indentation) : [line]
    }
    let whole = ending(indentation + text)
    guard let line = whole.first, style.columns(outer + line) > style.newLineLimit,
      !parameters.isEmpty
    else { return whole }
    let last = parameters.count - 1
    return [indentation + head + "("]
      + parameters.enumerated().map { index, parameter in
        indentation + indentation + parameter.text + (index == last ? "" : ",")
      }
      + ending(indentation + ")" + tail)
  }

  /// The whole on one line.
  private var text: String { head + parameterText + tail }

  private var head: String {
    let words = attributes + modifiers
    let start = words.isEmpty ? "" : words.joined(separator: " ") + " "
    switch kind {
    case .function: return "\(start)func \(name)\(generics)"
    case .property: return "\(start)var \(name)"
    }
  }

  private var parameterText: String {
    kind == .property ? "" : "(" + parameters.map(\.text).joined(separator: ", ") + ")"
  }

  /// What stands behind the parameters.
  private var tail: String {
    var text = effects.isEmpty ? "" : " \(effects)"
    if let result { text += kind == .property ? ": \(result)" : " -> \(result)" }
    if !conditions.isEmpty { text += " \(conditions)" }
    if !accessors.isEmpty { text += " { \(accessors) }" }
    return text
  }
}

extension Requirement.Parameter {
  fileprivate var text: String { "\(prefix)\(names): \(type)\(isVariadic ? "..." : "")" }
}
