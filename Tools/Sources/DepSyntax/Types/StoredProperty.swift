import DepModel
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
  /// Whether attributes such as property wrappers change what it stores.
  package var wrappers: [String] {
    declaration.attributes.names.filter {
      ![
        "objc", "available", "usableFromInline", "NSCopying", "IBOutlet", "IBInspectable",
        "GKInspectable", "Published", "MainActor", "nonobjc", "ObservationIgnored",
      ].contains($0)
    }
  }
  package var type: TypeSyntax? { binding.typeAnnotation?.type }
  package var value: ExprSyntax? { binding.initializer?.value }

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
