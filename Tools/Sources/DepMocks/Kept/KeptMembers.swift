internal import SwiftSyntax

/// The members that a user has written into a double, which takes the place of generated ones.
struct KeptMembers: Sendable {
  private let signatures: Set<String>

  init(_ lines: [String]) {
    let bytes = Array("class C {\n\(lines.joined(separator: "\n"))\n}".utf8)
    let declaration = ParsedFile(MockSource(path: "", bytes: bytes))
      .tree.statements.first?.item.as(ClassDeclSyntax.self)
    var signatures: Set<String> = []
    for member in declaration?.memberBlock.members ?? [] {
      signatures.formUnion(Self.signatures(of: member.decl))
    }
    self.signatures = signatures
  }

  func has(_ member: Member) -> Bool {
    let parameters = member.parameters.map { parameter in
      (parameter.label, parameter.type.trimmedDescription)
    }
    return signatures.contains(
      Self.signature(
        member.kind == .property ? "var \(member.name)" : member.name,
        isStatic: member.isStatic, parameters))
  }

  private static func signatures(of node: DeclSyntax) -> [String] {
    if let node = node.as(FunctionDeclSyntax.self) {
      let name = node.name.text.filter { $0 != "`" }
      let list = parameters(node.signature.parameterClause, isSubscript: false)
      return [signature(name, isStatic: isStatic(node.modifiers), list)]
    }
    if let node = node.as(InitializerDeclSyntax.self) {
      let list = parameters(node.signature.parameterClause, isSubscript: false)
      return [signature("init", isStatic: false, list)]
    }
    if let node = node.as(SubscriptDeclSyntax.self) {
      let list = parameters(node.parameterClause, isSubscript: true)
      return [signature("subscript", isStatic: isStatic(node.modifiers), list)]
    }
    guard let node = node.as(VariableDeclSyntax.self) else { return [] }
    return node.bindings.compactMap { binding in
      binding.pattern.as(IdentifierPatternSyntax.self).map { pattern in
        let name = pattern.identifier.text.filter { $0 != "`" }
        return signature("var \(name)", isStatic: isStatic(node.modifiers), [])
      }
    }
  }

  private static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(.static) }
  }

  private static func parameters(
    _ clause: FunctionParameterClauseSyntax, isSubscript: Bool
  ) -> [(String?, String)] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.text
      let hasLabel = first != "_" && !(isSubscript && parameter.secondName == nil)
      return (hasLabel ? first : nil, parameter.type.trimmedDescription)
    }
  }

  private static func signature(
    _ name: String, isStatic: Bool, _ parameters: [(String?, String)]
  ) -> String {
    let list = parameters.map { "\($0.0 ?? "_"): \($0.1)" }.joined(separator: ", ")
    return "\(isStatic ? "static " : "")\(name)(\(list))"
  }
}
