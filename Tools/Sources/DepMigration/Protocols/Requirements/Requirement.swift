package import DepFacts
package import DepSyntax

/// A member of a protocol, in parts.
package struct Requirement {
  /// `@MainActor`, `@available(…)` and others, each as written.
  package var attributes: [String] = []
  /// `nonisolated` and its like.
  package var modifiers: [String] = []
  package var kind: MemberDeclaration.Kind
  package var name: String
  /// `<T: Decodable>`; empty without.
  package var generics = ""
  package var parameters: [Parameter] = []
  /// `async throws(E)`; empty without.
  package var effects = ""
  /// The type of a property, or the result; nil for none.
  package var result: String?
  /// `where T: Sendable`; empty without.
  package var conditions = ""
  /// What stands in the braces behind a property.
  package var accessors = ""
  /// How far the member of the type can be seen.
  package var access = AccessLevel.internal
  /// What answers it.
  package var member: MemberDeclaration
  /// What the calls leave to defaults, each as the positions of the parameters.
  package var shapes: Set<[Int]> = []

  package struct Parameter: Hashable {
    /// `@escaping`, `isolated` and others, with a space behind each.
    package var prefix = ""
    /// The label as a call writes it, with backticks; `_` for none.
    package var label: String
    /// The name inside of a body.
    package var name: String
    /// The label and name as declared.
    package var names: String
    package var type: String
    /// The type as the member writes it, without what makes no other type.
    package var comparison: String
    package var isVariadic = false
  }

  /// What tells it from its overloads, with some parameters left out.
  func key(omitting omitted: [Int] = []) -> [String] {
    let kept = parameters.indices.filter { !omitted.contains($0) }
    return [kind == .property ? "var" : "func", name, effects.contains("async") ? "async" : ""]
      + kept.flatMap { [parameters[$0].label, parameters[$0].type] }
  }
}
