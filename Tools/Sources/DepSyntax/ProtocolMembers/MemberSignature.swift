import SwiftParser
import SwiftSyntax

/// Identifies a member within its class.
package struct MemberSignature: Hashable, Sendable {
  private let name: String
  private let isStatic: Bool
  private let parameters: [String]

  /// The name of a property starts with `var `.
  package init(
    _ name: String, isStatic: Bool, parameters: [(label: String?, type: String)] = []
  ) {
    self.name = name
    self.isStatic = isStatic
    self.parameters = parameters.map { "\($0.label ?? "_"): \($0.type)" }
  }

  /// The signatures of members that a text declares, such as the lines between two braces.
  package static func all(in text: String) -> Set<MemberSignature> {
    let source = ParsedSource(file: 0, path: "", bytes: Array("class C {\n\(text)\n}".utf8))
    let declaration = source.tree.statements.first?.item.as(ClassDeclSyntax.self)
    return Set((declaration?.memberBlock.members ?? []).flatMap { all(of: $0.decl) })
  }

  private static func all(of node: DeclSyntax) -> [MemberSignature] {
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let isStatic = modifiers?.contains { $0.name.tokenKind == .keyword(.static) } ?? false
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      let list = parameters(node.signature.parameterClause, isSubscript: false)
      return [MemberSignature(node.name.plainName, isStatic: isStatic, parameters: list)]
    case .initializerDecl(let node):
      let list = parameters(node.signature.parameterClause, isSubscript: false)
      return [MemberSignature("init", isStatic: false, parameters: list)]
    case .subscriptDecl(let node):
      let list = parameters(node.parameterClause, isSubscript: true)
      return [MemberSignature("subscript", isStatic: isStatic, parameters: list)]
    case .variableDecl(let node):
      return node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self) }
        .map { MemberSignature("var \($0.identifier.plainName)", isStatic: isStatic) }
    default: return []
    }
  }

  private static func parameters(
    _ clause: FunctionParameterClauseSyntax, isSubscript: Bool
  ) -> [(label: String?, type: String)] {
    clause.parameters.map { ($0.label(isSubscript: isSubscript), $0.type.trimmedDescription) }
  }
}
