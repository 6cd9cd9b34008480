import DepModel
import SwiftSyntax

extension TypeShape {
  /// An alias of the declaration that only it, properties and initializers name; nil otherwise.
  package func onlyAlias(_ name: String) -> MemberSite? {
    let aliases = declaration.members.members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
    guard let alias = aliases.first(where: { $0.name.text == name }) else { return nil }
    let others = ([declaration] + extensions).flatMap { part in
      part.members.tokens(viewMode: .sourceAccurate).filter { token in
        token.text == name && !Self.isInSignature(token)
      }
    }
    return others.map(\.id) == [alias.name.id] ? MemberSite(DeclSyntax(alias)) : nil
  }

  /// Whether a token is part of the type of a stored property or of an initializer's parameter.
  private static func isInSignature(_ token: TokenSyntax) -> Bool {
    var node = token.parent
    while let current = node {
      if current.is(FunctionParameterSyntax.self) {
        return current.parent?.parent?.parent?.parent?.is(InitializerDeclSyntax.self) == true
      }
      if current.is(TypeAnnotationSyntax.self) {
        return current.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
      }
      if current.is(CodeBlockSyntax.self) || current.is(MemberBlockItemSyntax.self) { return false }
      node = current.parent
    }
    return false
  }
}
