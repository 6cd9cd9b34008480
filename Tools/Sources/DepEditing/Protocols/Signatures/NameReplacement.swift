import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Finds the names in a signature that are written differently outside of the type.
struct NameReplacement {
  let scope: TypeNameScope
  /// What `Self` means; nil where it cannot be written.
  let selfName: String?
  /// The generic parameters of the declaration itself.
  let generics: Set<String>

  /// The replacements for all names of types under a node.
  func texts(in node: some SyntaxProtocol) throws(SeamRefusal) -> [SyntaxIdentifier: String] {
    var finder = Finder()
    finder.read(Syntax(node))
    var texts: [SyntaxIdentifier: String] = [:]
    for token in finder.names {
      let name = token.text
      if name == "Self" {
        texts[token.id] = try selfText(for: token)
      } else if !generics.contains(name.withoutBackticks) {
        texts[token.id] = try scope.qualified(name)
      }
    }
    return texts
  }

  /// The text of a node as it is written outside of the type.
  func text(of node: some SyntaxProtocol) throws(SeamRefusal) -> String {
    PlainText.of(node, replacing: try texts(in: node))
  }

  private func selfText(for token: TokenSyntax) throws(SeamRefusal) -> String {
    let type = scope.project.model.types[scope.part.type]
    let isBase = token.parent?.parent?.is(MemberTypeSyntax.self) == true
    if let selfName { return selfName }
    if isBase, type.kind != .protocol { return type.name }
    throw SeamRefusal("it uses Self")
  }

  /// The first names of all types, in order.
  private struct Finder {
    var names: [TokenSyntax] = []

    mutating func read(_ node: Syntax) {
      if let attribute = node.as(AttributeSyntax.self) {
        let name = attribute.attributeName.plainText
        if !KnownNames.typeAttributes.contains(name) { read(Syntax(attribute.attributeName)) }
        return
      }
      if let type = node.as(IdentifierTypeSyntax.self) { names.append(type.name) }
      for child in node.children(viewMode: .sourceAccurate) { read(child) }
    }
  }
}
