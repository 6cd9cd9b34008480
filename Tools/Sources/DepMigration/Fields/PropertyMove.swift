import DepModel
import DepPlan
package import DepSyntax

/// A stored property whose first value moves into the initializers, where the dependencies are.
package struct PropertyMove {
  package let property: StoredProperty
  /// The property wrapper that takes the value; nil for a plain property.
  package let wrapper: String?
  /// The type to write; nil where it is written already.
  package let addedType: String?
  /// The hidden dependencies in the value.
  let dependencies: [Dependency]
}

/// Decides which first values move.
struct PropertyMover {
  let shape: TypeShape
  let project: ProjectTrees

  /// Decides by the hidden dependencies in the value.
  ///
  /// `isMemberwise` tells whether the compiler makes an initializer that takes the property.
  func move(
    _ member: MemberSite, uses: [HiddenUse], isMemberwise: Bool
  ) throws(Refusal) -> PropertyMove {
    guard let property = member.onlyStoredProperty, !property.name.isEmpty, property.value != nil
    else { throw Refusal(.propertyTypeUnknown, "the declaration has several names") }
    try Precondition.check(
      Preconditions.ofMovedValues,
      of: MovingProperty(
        property: property, shape: shape, isMemberwise: isMemberwise,
        wrapper: property.wrapper(project.scope.sdk), sdk: project.scope.sdk))
    let dependencies = uses.map(\.dependency)
    let wrapper = property.wrapper(project.scope.sdk)
    if property.type != nil {
      return PropertyMove(
        property: property, wrapper: wrapper, addedType: nil, dependencies: dependencies)
    }
    guard let type = type(of: property, uses) else {
      throw Refusal(
        .propertyTypeUnknown, "write the type of '\(property.name)', then run the command again")
    }
    return PropertyMove(
      property: property, wrapper: wrapper, addedType: type, dependencies: dependencies)
  }

  private func type(of property: StoredProperty, _ uses: [HiddenUse]) -> String? {
    for use in uses {
      guard let type = Self.valueType(of: use.draft) else { continue }
      switch property.form(of: use.site) {
      case .whole: return type
      case .member(let name):
        if let known = project.scope.memberType(name, of: type) { return known }
      case nil: break
      }
    }
    return property.literalType { project.scope.makesItself($0, near: shape.type) }
  }

  /// The type of what a place gets from the field.
  private static func valueType(of draft: FieldDraft) -> String? {
    switch draft.access {
    case .value: draft.type.description
    case .provider, .call, .filled, .arguments: draft.type.result?.description
    case .wrapped, .member, .receiver, .assignment: nil
    }
  }
}
