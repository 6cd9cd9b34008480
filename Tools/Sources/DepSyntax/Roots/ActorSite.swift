package import DepFacts
import DepModel
import SwiftSyntax

/// What the code around a construction says of the actor that runs it.
package struct ActorWords: Hashable, Sendable {
  /// The attributes of the member, without the at sign.
  package let attributes: [String]
  /// Those of the extension around it; empty for a declaration.
  package let attributesOfExtension: [String]
  package let isNonisolated: Bool
  package let isStatic: Bool
  package let isOverride: Bool
  /// Whether it is the value of a property that is made with the object.
  package let isStored: Bool
  /// The type around it, as its declaration or extension names it.
  package let typeName: String
}

/// A call that makes an object in a member of a root, and the actor that runs it.
package struct ActorSite {
  package let words: ActorWords
  private let member: DeclSyntax
  private let source: ParsedSource

  package let position: SourcePosition
  package var memberName: String? { member.declaredNames.first }

  /// Nil where the code decides for itself where it runs: closures, functions inside of the member,
  /// and all that waits.
  fileprivate init?(
    _ call: FunctionCallExprSyntax, in member: DeclSyntax?, source: ParsedSource
  ) {
    guard let member, !member.choosesItsActor, member.runs(call), let group = member.groupAround,
      let typeName = Syntax(fromProtocol: group).declaredTypeName
    else { return nil }
    self.member = member
    self.source = source
    position = source.position(at: call.inner.lowerBound)
    let modifiers = member.modifierNames
    let isExtension = group.is(ExtensionDeclSyntax.self)
    let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes.names ?? []
    let isStatic = !modifiers.isDisjoint(with: ["static", "class"])
    words = ActorWords(
      attributes: attributes, attributesOfExtension: isExtension ? group.attributes.names : [],
      isNonisolated: modifiers.contains("nonisolated"), isStatic: isStatic,
      isOverride: modifiers.contains("override"),
      isStored: !isStatic && !modifiers.contains("lazy") && member.hasValue(holding: call),
      typeName: typeName)
  }

  /// The first line of the member with other words for the actor, and where it begins.
  package func head(writing attribute: String?) -> (position: SourcePosition, line: String) {
    var head = member.trimmed.description.prefix { $0 != "\n" }
    if head.hasSuffix("{") { head = head.dropLast() }
    let words = head.split(separator: " ").filter { $0 != "nonisolated" }
    let text = words.joined(separator: " ")
    return (
      source.position(at: member.inner.lowerBound), attribute.map { "\($0) \(text)" } ?? text
    )
  }
}

extension ConstructionSite {
  package var actorSite: ActorSite? { ActorSite(outer ?? call, in: member, source: source) }
}

extension RootMember {
  /// The object that is its value, where a call of the type makes it.
  package var madeInPlace: (typeName: String, site: ActorSite)? {
    guard case .object(let name) = value,
      let call = node.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
        .as(FunctionCallExprSyntax.self),
      call.calledExpression.namePath == name,
      let site = ActorSite(call, in: node, source: source)
    else { return nil }
    return (name, site)
  }
}

extension DeclSyntax {
  /// Whether a call is the value of a property, and not in the code of one.
  fileprivate func hasValue(holding call: FunctionCallExprSyntax) -> Bool {
    guard let variable = self.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains {
      $0.initializer?.inner.contains(call.inner.lowerBound) == true
    }
  }

  /// Whether a call inside of it runs when it does.
  fileprivate func runs(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent {
      if parent.id == id { return true }
      switch parent.kind {
      case .functionDecl, .closureExpr, .memberBlockItem, .awaitExpr: return false
      case .accessorDecl:
        guard parent.as(AccessorDeclSyntax.self)?.effectSpecifiers?.asyncSpecifier == nil else {
          return false
        }
        node = parent
      default: node = parent
      }
    }
    return false
  }

  /// Whether it waits, or runs on an actor that it is given.
  fileprivate var choosesItsActor: Bool {
    let signature =
      self.as(FunctionDeclSyntax.self)?.signature ?? self.as(InitializerDeclSyntax.self)?.signature
    guard let signature else { return false }
    return signature.effectSpecifiers?.asyncSpecifier != nil
      || signature.parameterClause.tokens(viewMode: .sourceAccurate).contains {
        $0.text == "isolated"
      }
  }

  /// The declaration or extension that it is a member of.
  fileprivate var groupAround: (any DeclGroupSyntax)? {
    var node = parent
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self) { return group }
      node = current.parent
    }
    return nil
  }
}
