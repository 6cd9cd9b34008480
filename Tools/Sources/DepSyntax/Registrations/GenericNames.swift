import DepFacts
import DepModel
package import SwiftSyntax

/// The names that stand for any type at a place.
enum GenericNames {
  static func around(_ node: Syntax, _ scope: ProjectScope, _ file: Int) -> Set<String> {
    var names: Set<String> = []
    var child = node
    while let parent = child.parent {
      if let clause = clause(of: parent) {
        names.formUnion(clause.parameters.map(\.name.text))
      } else if let group = parent.as(ExtensionDeclSyntax.self),
        let type = scope.type(
          named: group.extendedType.trimmedDescription, in: nil, file: file)
      {
        names.formUnion(scope.parts(of: type).flatMap { scope.fact($0).genericParameters })
      }
      child = parent
    }
    return names
  }

  /// Whether a written type names one of them, or the type that `Self` stands for.
  static func areIn(
    _ written: String, at node: some SyntaxProtocol, _ scope: ProjectScope, _ file: Int
  ) -> Bool {
    let words = Set(
      written.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        .compactMap { $0.split(separator: ".").first.map(String.init) })
    return words.contains("Self")
      || !words.isDisjoint(with: around(Syntax(node), scope, file))
  }

  private static func clause(of node: Syntax) -> GenericParameterClauseSyntax? {
    node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
  }
}

extension Syntax {
  /// The full name of the type around it, as its declarations and extensions write it.
  package var enclosingTypeName: String? {
    var names: [String] = []
    var child = self
    while let parent = child.parent {
      if parent.asProtocol((any DeclGroupSyntax).self) != nil, let name = parent.declaredTypeName {
        names.insert(String(name.prefix { $0 != "<" }), at: 0)
      }
      child = parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }
}
