import DepModel
package import SwiftSyntax

/// A function of a type, static or of its instances.
package struct FunctionSite {
  package let node: FunctionDeclSyntax
  /// The file that holds it.
  package let source: ParsedSource

  /// Nil for any other member.
  package init?(_ member: MemberSite, in source: ParsedSource) {
    guard let node = member.node.as(FunctionDeclSyntax.self) else { return nil }
    self.node = node
    self.source = source
  }

  package var name: String { node.name.text.withoutBackticks }
  package var member: MemberSite { MemberSite(DeclSyntax(node)) }
  package var isStatic: Bool { member.isStatic }
  package var parameters: FunctionParameterListSyntax { node.signature.parameterClause.parameters }
  package var parameterSites: [ParameterSite] { parameters.map(ParameterSite.init) }
  package var labels: [String] { parameters.map { $0.firstName.text } }
  package var attributes: [String] { node.attributes.names }

  /// Whether Objective-C may call it by its own words or by those of the extension around it.
  package var isObjectiveC: Bool {
    return (attributes + (group?.attributes.names ?? [])).contains("objc")
  }

  /// Whether the code that calls it may wait, because it is `async` or on an actor of its own.
  package var mayBeAwaited: Bool {
    node.signature.effectSpecifiers?.asyncSpecifier != nil
      || attributes.contains { $0.hasSuffix("Actor") }
  }

  package var isOperator: Bool {
    if case .identifier = node.name.tokenKind { false } else { true }
  }
  package var isOverride: Bool { member.modifiers.contains("override") }
  package var isOverridable: Bool { member.modifiers.contains("class") }
  package var isExported: Bool { DeclSyntax(node).isExported }
  /// Whether only its file sees it, by its own words or by those of the extension around it.
  package var isHidden: Bool {
    let hidden: Set<String> = ["private", "fileprivate"]
    let own = member.modifiers
    if !own.isDisjoint(with: hidden) { return true }
    guard own.isDisjoint(with: ["internal", "package", "public", "open"]) else { return false }
    return group?.modifiers.contains { hidden.contains($0.name.text) } == true
  }

  /// The extension that holds it; nil in a declaration.
  private var group: ExtensionDeclSyntax? {
    node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
  }

  /// Whether a parameter pack is among its parameters.
  package var takesPack: Bool {
    node.genericParameterClause?.parameters.contains { $0.specifier?.text == "each" } == true
  }

  /// The name inside of the body of the parameter that takes the dependencies already.
  package var dependenciesParameter: String? {
    parameters.first {
      $0.firstName.text == "dependencies" && $0.type.trimmedDescription.lastName == "Dependencies"
    }.map(InitializerSite.innerName)
  }

  /// Whether its body gives the name `dependencies` a meaning, or has one for it.
  package var mentionsDependencies: Bool {
    guard source.mentions("dependencies", in: node) else { return false }
    return member.binds("dependencies") || FreeNames.of(node).contains("dependencies")
  }

  /// The calls in its body, without those in types that are local to it.
  package var calls: [CallSite] {
    guard let body = node.body else { return [] }
    return CallCollector.calls(in: body).filter {
      Surroundings(of: $0).member?.id == DeclSyntax(node).id
    }.map { CallSite(node: $0, source: source) }
  }

  /// Whether its file calls it, and each call of its name there is one of these.
  package func isCalled(onlyIn calls: [CallSite]) -> Bool {
    let known = Set(calls.map(\.node.id))
    let found = source.tree.tokens(viewMode: .sourceAccurate).filter {
      $0.text.withoutBackticks == name
    }
    .compactMap(\.calledReference)
    return !found.isEmpty && found.allSatisfy { known.contains($0.id) }
  }

  /// Whether some call may mean this function as well as another one of the same name.
  package func overlaps(_ other: FunctionSite) -> Bool {
    [other.labels, other.neededLabels].contains { parameters.mayTake($0) }
      || [labels, neededLabels].contains { other.parameters.mayTake($0) }
  }

  /// The labels of the parameters that every call passes between the parentheses.
  private var neededLabels: [String] {
    parameters.filter { $0.defaultValue == nil && !InitializerSite.isClosure($0) }
      .map { $0.firstName.text }
  }
}

extension TokenSyntax {
  /// The call of what the token names, alone or behind a dot.
  fileprivate var calledReference: FunctionCallExprSyntax? {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    let access = reference.parent?.as(MemberAccessExprSyntax.self)
    let called = access?.declName.id == reference.id ? access.map(Syntax.init) : Syntax(reference)
    let call = called?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.id == called?.as(ExprSyntax.self)?.id ? call : nil
  }
}
