package import DepFacts
import SwiftSyntax

/// A declaration that the name of a used member can mean.
package struct MemberDeclaration: Sendable {
  package enum Kind: Sendable { case function, property }

  package let kind: Kind
  package let part: TypePart
  /// Whether it stands in a branch of `#if` inside of the type.
  package let isConditional: Bool
  /// Where it stands, for an order that depends on the sources alone.
  package let offset: Int
  /// Where the name stands among those that one declaration has.
  package private(set) var bindingOffset = 0
  /// The name as written, with backticks.
  package let writtenName: String
  package let attributes: AttributeSites
  package let modifiers: [ModifierSite]
  package private(set) var isOperator = false
  /// `<T: Decodable>`.
  package private(set) var generics: SignatureText?
  /// The names of the generic parameters.
  package private(set) var genericNames: [String] = []
  package private(set) var parameters: [MemberParameter] = []
  /// `async throws` of a function.
  package private(set) var effects: SignatureText?
  /// The type of a property, or the result, as written.
  package private(set) var result: SignatureText?
  /// Whether `some` stands in it.
  package private(set) var isOpaque = false
  /// `where T: Sendable`.
  package private(set) var conditions: SignatureText?
  /// What a property can do.
  package private(set) var accessors: Accessors?
  package private(set) var isConstant = false
  /// What a property begins with.
  package private(set) var initialValue: InitialValue?

  package var name: String { writtenName.withoutBackticks }
  package var isProperty: Bool { kind == .property }
  package var isStatic: Bool { modifiers.has("static") || modifiers.has("class") }
  package var isSettable: Bool { accessors?.isSettable == true }

  /// The level of access that is written before it; nil without.
  package var access: AccessLevel? {
    modifiers.lazy.filter { $0.detail == nil }.compactMap(\.access).first
  }

  /// The level of access that is written for its setter alone; nil without.
  package var setterAccess: AccessLevel? {
    modifiers.lazy.filter { $0.detail == "set" }.compactMap(\.access).first
  }

  /// What tells it from its overloads, and an override from nothing.
  package var overloadKey: [String] {
    [isStatic ? "static \(name)" : name] + (isProperty ? ["property"] : [])
      + parameters.flatMap { [$0.label, $0.key] }
  }
}

extension MemberDeclaration {
  init(_ function: FunctionDeclSyntax, in part: TypePart, isConditional: Bool) {
    kind = .function
    self.part = part
    self.isConditional = isConditional
    offset = function.inner.lowerBound
    writtenName = function.name.text
    attributes = AttributeSites(function.attributes)
    modifiers = ModifierSite.list(function.modifiers)
    if case .binaryOperator = function.name.tokenKind { isOperator = true }
    read(function.genericParameterClause, function.genericWhereClause)
    parameters = function.signature.parameterClause.parameters.map(MemberParameter.init)
    effects = function.signature.effectSpecifiers.map { SignatureText($0) }
    read(function.signature.returnClause?.type)
  }

  init(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, in part: TypePart,
    isConditional: Bool
  ) {
    kind = .property
    self.part = part
    self.isConditional = isConditional
    offset = variable.inner.lowerBound
    bindingOffset = binding.inner.lowerBound
    writtenName = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
    attributes = AttributeSites(variable.attributes)
    modifiers = ModifierSite.list(variable.modifiers)
    isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    read(Self.annotation(of: binding, in: variable))
    accessors = Accessors(binding.accessorBlock, isStored: !isConstant)
    initialValue = binding.initializer.flatMap { InitialValue($0.value) }
  }

  private mutating func read(
    _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) {
    generics = clause.map { SignatureText($0) }
    genericNames = clause?.parameters.map(\.name.text) ?? []
    self.conditions = conditions.map { SignatureText($0) }
  }

  private mutating func read(_ result: TypeSyntax?) {
    self.result = result.map { SignatureText($0) }
    isOpaque =
      result?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
      ?? false
  }

  /// The type as written, which several names may share: `let a, b: Int`.
  private static func annotation(
    of binding: PatternBindingSyntax, in variable: VariableDeclSyntax
  ) -> TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type }
    guard binding.initializer == nil, binding.accessorBlock == nil else { return nil }
    var isBehind = false
    for other in variable.bindings {
      if other.id == binding.id { isBehind = true }
      if isBehind, let type = other.typeAnnotation?.type { return type }
      if isBehind, other.initializer != nil { return nil }
    }
    return nil
  }
}
