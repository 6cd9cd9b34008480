internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// The parts that declarations of types and extensions have in common.
struct TypeHeader {
  let kind: TypeFact.Kind
  let node: RawSyntax
  let attributes: RawAttributeListSyntax
  let modifiers: RawDeclModifierListSyntax
  /// The name, or the extended type.
  let name: RawSyntax
  let generics: RawSyntax?
  let inheritance: RawInheritanceClauseSyntax?
  let block: RawMemberBlockSyntax

  var members: RawSyntax { block.members.raw }

  /// The name as written, without generic arguments and backticks.
  var nameText: String {
    if let token = RawTokenSyntax(name) { return String(syntaxText: token.name) }
    return TypeText.of(name, withoutGenericArguments: true)
  }

  init?(_ node: RawSyntax) {
    self.node = node
    switch node.kind {
    case .classDecl:
      guard let type = RawClassDeclSyntax(node) else { return nil }
      (kind, name, block) = (.class, type.name.raw, type.memberBlock)
      (attributes, modifiers) = (type.attributes, type.modifiers)
      (generics, inheritance) = (type.genericParameterClause?.raw, type.inheritanceClause)
    case .structDecl:
      guard let type = RawStructDeclSyntax(node) else { return nil }
      (kind, name, block) = (.struct, type.name.raw, type.memberBlock)
      (attributes, modifiers) = (type.attributes, type.modifiers)
      (generics, inheritance) = (type.genericParameterClause?.raw, type.inheritanceClause)
    case .enumDecl:
      guard let type = RawEnumDeclSyntax(node) else { return nil }
      (kind, name, block) = (.enum, type.name.raw, type.memberBlock)
      (attributes, modifiers) = (type.attributes, type.modifiers)
      (generics, inheritance) = (type.genericParameterClause?.raw, type.inheritanceClause)
    case .actorDecl:
      guard let type = RawActorDeclSyntax(node) else { return nil }
      (kind, name, block) = (.actor, type.name.raw, type.memberBlock)
      (attributes, modifiers) = (type.attributes, type.modifiers)
      (generics, inheritance) = (type.genericParameterClause?.raw, type.inheritanceClause)
    case .protocolDecl:
      guard let type = RawProtocolDeclSyntax(node) else { return nil }
      (kind, name, block) = (.protocol, type.name.raw, type.memberBlock)
      (attributes, modifiers) = (type.attributes, type.modifiers)
      (generics, inheritance) = (type.primaryAssociatedTypeClause?.raw, type.inheritanceClause)
    case .extensionDecl:
      guard let type = RawExtensionDeclSyntax(node) else { return nil }
      (kind, name, block) = (.extension, type.extendedType.raw, type.memberBlock)
      (attributes, modifiers) = (type.attributes, type.modifiers)
      (generics, inheritance) = (nil, type.inheritanceClause)
    default: return nil
    }
  }

  func forEachGenericName(_ body: (SyntaxText) -> Void) {
    guard let clause = generics.flatMap({ RawGenericParameterClauseSyntax($0) }) else { return }
    GenericParameters.forEachName(clause, body)
  }

  /// The types after the colon, without generic arguments; compositions taken apart.
  var inheritedTypes: [String] {
    guard let inheritance else { return [] }
    var names: [String] = []
    for case let inherited? in inheritance.inheritedTypes.layoutView.children {
      guard let type = RawInheritedTypeSyntax(inherited)?.type.raw else { continue }
      Self.append(type, to: &names)
    }
    return names
  }

  private static func append(_ type: RawSyntax, to names: inout [String]) {
    var type = type
    while type.kind == .attributedType, let attributed = RawAttributedTypeSyntax(type) {
      type = attributed.baseType.raw
    }
    if let composition = RawCompositionTypeSyntax(type) {
      for case let element? in composition.elements.layoutView.children {
        guard let element = RawCompositionTypeElementSyntax(element) else { continue }
        names.append(TypeText.of(element.type.raw, withoutGenericArguments: true))
      }
    } else if type.kind == .classRestrictionType {
      names.append("AnyObject")
    } else if type.byteLength > 0 {
      names.append(TypeText.of(type, withoutGenericArguments: true))
    }
  }
}

/// Reads clauses such as `<Element, each Value: Equatable>`.
enum GenericParameters {
  static func names(_ clause: RawGenericParameterClauseSyntax?) -> [String] {
    guard let clause else { return [] }
    var names: [String] = []
    forEachName(clause) { names.append(String(syntaxText: $0)) }
    return names
  }

  static func forEachName(_ clause: RawGenericParameterClauseSyntax, _ body: (SyntaxText) -> Void) {
    for case let parameter? in clause.parameters.layoutView.children {
      guard let parameter = RawGenericParameterSyntax(parameter), parameter.name.isPresent else {
        continue
      }
      body(parameter.name.name)
    }
  }
}
