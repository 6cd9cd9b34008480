import DepModel
package import DepPlan
package import DepSyntax
package import SwiftSyntax

/// Moves what a stored property begins with into the initializers, where the dependencies are.
package struct PropertyMove {
  package let shape: TypeShape
  package let project: ProjectTrees

  /// A property whose value moves.
  package struct Move {
    package let property: StoredProperty
    /// The type to write; nil where it is written already.
    package let addedType: String?
  }

  package enum Answer {
    case move(Move)
    case left(ReasonName, String)
  }
  /// Decides by the hidden dependencies in the value.
  ///
  /// `isMemberwise` tells whether the compiler makes an initializer with the property as a parameter.
  package func answer(
    for variable: VariableDeclSyntax, uses: [HiddenUse], isMemberwise: Bool
  ) -> Answer {
    let properties = StoredProperty.all(in: DeclSyntax(variable))
    guard properties.count == 1, variable.bindings.count == 1, let property = properties.first,
      !property.name.isEmpty, let value = property.value
    else { return .left(.propertyTypeUnknown, "several names are declared at once") }
    if let wrapper = property.wrappers.first {
      return .left(.wrappedProperty, "'@\(wrapper)' takes its first value where it is declared")
    }
    if isMemberwise, !property.isLet, !property.isHidden {
      return .left(
        .memberwiseDefault, "it is the default of a parameter of the memberwise initializer")
    }
    if let name = clash(value) {
      return .left(
        .beforeInitialization, "'\(name)' means something else inside of an initializer")
    }
    if property.type != nil { return .move(Move(property: property, addedType: nil)) }
    guard let type = type(of: value, uses) else {
      return .left(
        .propertyTypeUnknown, "write the type of '\(property.name)', then run this again")
    }
    return .move(Move(property: property, addedType: type))
  }

  /// A name of the value that is a parameter of an initializer.
  private func clash(_ value: ExprSyntax) -> String? {
    let names = FreeNames.of(value)
    let parameters = shape.initializers.flatMap { $0.parameters.map(InitializerSite.innerName) }
    return parameters.first(where: names.contains)
  }

  private func type(of value: ExprSyntax, _ uses: [HiddenUse]) -> String? {
    for use in uses {
      guard let type = Self.valueType(of: use.draft) else { continue }
      if use.found.node.id == value.id { return type }
      if let member = value.as(MemberAccessExprSyntax.self), member.base?.id == use.found.node.id,
        let known = project.scope.memberType(member.declName.baseName.text, of: type)
      {
        return known
      }
    }
    return LiteralType.of(value) {
      project.scope.makesItself($0, near: shape.type)
    }
  }

  /// The type of what a place gets from the field.
  private static func valueType(of draft: FieldDraft) -> String? {
    switch draft.access {
    case .value: return draft.type
    case .provider, .call:
      guard let arrow = draft.type.range(ofLast: " -> ") else { return nil }
      return String(draft.type[arrow...])
    case .wrapped: return nil
    }
  }
}

extension String {
  /// The place behind the last occurrence of a text.
  fileprivate func range(ofLast text: String) -> String.Index? {
    var index = endIndex
    while index > startIndex {
      formIndex(before: &index)
      if self[index...].hasPrefix(text) { return self.index(index, offsetBy: text.count) }
    }
    return nil
  }
}
