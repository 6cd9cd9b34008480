import DepMigration
import DepSyntax
import DepFacts

/// A member of a protocol, in parts.
struct Requirement {
  /// `@MainActor`, `@available(…)` and others, each as written.
  var attributes: [String] = []
  /// `nonisolated` and its like.
  var modifiers: [String] = []
  var kind: Kind
  var name: String
  /// `<T: Decodable>`; empty without.
  var generics = ""
  var parameters: [Parameter] = []
  /// `async throws(E)`; empty without.
  var effects = ""
  /// The type of a property, or the result; nil for none.
  var result: String?
  /// `where T: Sendable`; empty without.
  var conditions = ""
  /// What stands in the braces behind a property or subscript.
  var accessors = ""
  /// How far the member of the type can be seen.
  var access = AccessLevel.internal
  /// The member of the type that it asks for.
  var candidate: MemberCandidate
  /// What the calls leave to defaults, each as the positions of the parameters.
  var shapes: Set<[Int]> = []

  enum Kind { case function, `subscript`, property }

  struct Parameter: Hashable {
    /// `@escaping`, `isolated` and others, with a space behind each.
    var prefix = ""
    /// The label as a call writes it, with backticks; `_` for none.
    var label: String
    /// The name inside of a body.
    var name: String
    /// The label and name as declared.
    var names: String
    var type: String
    /// The type as written in the member, without what makes no other type.
    var comparison: String
    var isVariadic = false

    var text: String { "\(prefix)\(names): \(type)\(isVariadic ? "..." : "")" }
  }

  /// The whole on one line.
  var text: String { head + parameterText + tail }

  var head: String {
    let words = attributes + modifiers
    let start = words.isEmpty ? "" : words.joined(separator: " ") + " "
    switch kind {
    case .function: return "\(start)func \(name)\(generics)"
    case .subscript: return "\(start)subscript\(generics)"
    case .property: return "\(start)var \(name)"
    }
  }

  private var parameterText: String {
    kind == .property ? "" : "(" + parameters.map(\.text).joined(separator: ", ") + ")"
  }

  /// What stands behind the parameters.
  var tail: String {
    var text = effects.isEmpty ? "" : " \(effects)"
    if let result { text += kind == .property ? ": \(result)" : " -> \(result)" }
    if !conditions.isEmpty { text += " \(conditions)" }
    if !accessors.isEmpty { text += " { \(accessors) }" }
    return text
  }

  /// What tells it from its overloads, with some parameters left out.
  func key(omitting omitted: [Int] = []) -> [String] {
    let kept = parameters.indices.filter { !omitted.contains($0) }
    return [kind == .property ? "var" : "func", name, effects.contains("async") ? "async" : ""]
      + kept.flatMap { [parameters[$0].label, parameters[$0].type] }
  }
}

extension Requirement {
  /// The lines of the declaration, the parameters on lines of their own where one is too long.
  func lines(indentation: String, suffix: String = "") -> [String] {
    let line = indentation + text + suffix
    guard line.count > 100, !parameters.isEmpty else { return [line] }
    let last = parameters.count - 1
    return [indentation + head + "("]
      + parameters.enumerated().map { index, parameter in
        indentation + indentation + parameter.text + (index == last ? "" : ",")
      }
      + [indentation + ")" + tail + suffix]
  }
}
