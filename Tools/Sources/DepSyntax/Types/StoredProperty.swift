import DepFacts
package import DepModel
package import SwiftSyntax

/// A stored property of an instance, one name of its declaration.
package struct StoredProperty {
  package let declaration: VariableDeclSyntax
  package let binding: PatternBindingSyntax

  package var name: String {
    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
  }
  package var isLet: Bool { declaration.bindingSpecifier.text == "let" }
  package var modifiers: Set<String> { Set(declaration.modifiers.map { $0.name.text }) }
  package var isLazy: Bool { modifiers.contains("lazy") }
  package var isHidden: Bool {
    declaration.modifiers.contains {
      ($0.name.text == "private" || $0.name.text == "fileprivate") && $0.detail == nil
    }
  }
  /// The first attribute that changes its type or initializer, as a property wrapper does.
  package func wrapper(_ sdk: SDKKnowledge) -> String? {
    declaration.attributes.names.first { !sdk.lists($0, in: .plainPropertyAttributes) }
  }
  /// Whether only the type and its extensions in the same file see it.
  package var isPrivate: Bool {
    declaration.modifiers.contains { $0.name.text == "private" && $0.detail == nil }
  }
  /// Whether who makes a value passes it, and no framework fills it.
  package var isInput: Bool {
    if isLazy || isLet && value != nil { return false }
    if isHidden { return value == nil && (isLet || !isOptional) && !hasAttributes }
    return declaration.attributes.allSatisfy { element in
      element.as(AttributeSyntax.self).map { $0.arguments == nil && value == nil } ?? false
    }
  }

  package var hasAttributes: Bool { !declaration.attributes.isEmpty }
  package var attributes: [String] { declaration.attributes.names }
  /// Whether nothing observes it, no attribute shapes it, and no modifier is like `private(set)`.
  package var isPlain: Bool {
    binding.accessorBlock == nil && !hasAttributes
      && !declaration.modifiers.contains { $0.detail != nil }
  }
  package var type: TypeSyntax? { binding.typeAnnotation?.type }
  package var value: ExprSyntax? { binding.initializer?.value }

  /// The type as it is written; nil for none.
  package var typeText: String? { type?.trimmedDescription }
  /// Whether the type is written with `?`, or with `?` or `!`.
  package var isPlainOptional: Bool { type?.is(OptionalTypeSyntax.self) == true }
  package var isOptional: Bool {
    isPlainOptional || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }

  /// Whether the type is that of a closure.
  package var isFunction: Bool {
    var type = type
    while let current = type {
      if let attributed = current.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let tuple = current.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
        type = tuple.elements.first?.type
      } else {
        return current.is(FunctionTypeSyntax.self)
      }
    }
    return false
  }

  /// What it begins with, as it is written; nil for nothing.
  package var valueText: String? { value?.trimmedDescription }
  /// The names that its value refers to without a base.
  package var namesInValue: Set<String> { value.map { FreeNames.of($0) } ?? [] }

  /// What the value is, where it is a member of a name: `Mode.fast`.
  package var memberAsValue: (base: String, name: String)? {
    guard let member = value?.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    return (base.trimmedDescription, member.declName.baseName.text)
  }

  /// The type that the form of the value tells; see ``LiteralType``.
  package func literalType(makesItself: (String) -> Bool) -> String? {
    value.flatMap { LiteralType.of($0, makesItself: makesItself) }
  }

  /// The call whose result the value is, unwrapped by `!`, as the facts write it; nil for others.
  package var unwrappedCall: String? {
    guard let unwrapped = value?.as(ForceUnwrapExprSyntax.self),
      let call = unwrapped.expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)
    else { return nil }
    return name.baseName.text + Chains.labels(of: call)
  }

  /// How the value uses a dependency, where it is nothing else.
  package enum ValueForm: Hashable {
    case whole
    /// A chain of properties, the outermost last.
    case members([String])
  }

  package func form(of use: UseSite) -> ValueForm? {
    guard var expression = value else { return nil }
    var names: [String] = []
    while expression.id != use.node.id {
      guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
        return nil
      }
      names.append(member.declName.baseName.text)
      expression = base
    }
    return names.isEmpty ? .whole : .members(names.reversed())
  }

  /// The stored properties that a member declares; empty for anything else.
  package static func all(in member: DeclSyntax) -> [StoredProperty] {
    guard let variable = member.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return [] }
    return variable.bindings.compactMap { binding in
      guard isStored(binding) else { return nil }
      return StoredProperty(declaration: variable, binding: binding)
    }
  }

  /// Whether a member is a stored property, of an instance or of the type.
  package static func isStored(_ member: DeclSyntax) -> Bool {
    guard let variable = member.as(VariableDeclSyntax.self) else { return false }
    return variable.bindings.contains(where: isStored)
  }

  /// Observers leave a property stored; getters do not.
  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy {
      ["willSet", "didSet"].contains($0.accessorSpecifier.text)
    }
  }
}
