import DepFacts
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
  /// The one whose object is the value as it stands; nil where the value is something else.
  var kept: HiddenUse?
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
    var addedType: String?
    if property.type == nil {
      // The type of a weak property is an optional, which nothing says here.
      guard let type = type(of: property, uses), !property.modifiers.contains("weak") else {
        throw Refusal(
          .propertyTypeUnknown, "write the type of '\(property.name)', then run the command again")
      }
      addedType = type
    }
    let keeps = uses.count == 1 && uses.first.map { property.form(of: $0.site) } == .whole
    return PropertyMove(
      property: property, wrapper: property.wrapper(project.scope.sdk), addedType: addedType,
      dependencies: uses.map(\.dependency), kept: keeps ? uses.first : nil)
  }

  private func type(of property: StoredProperty, _ uses: [HiddenUse]) -> String? {
    for use in uses {
      guard let type = Self.valueType(of: use.draft) else { continue }
      switch property.form(of: use.site) {
      case .whole: return type
      case .member(let name):
        if let known = project.scope.memberType(name, of: type) ?? declaredType(of: name, in: type)
        {
          return known
        }
      case nil: break
      }
    }
    return property.literalType { project.scope.makesItself($0, near: shape.type) }
  }

  /// The type of a property that the project declares.
  private func declaredType(of name: String, in holder: String) -> String? {
    guard let id = project.scope.type(named: FieldType(holder).name, in: shape.type),
      let member = project.scope.members(of: id).first(where: {
        $0.name == name && !$0.flags.contains(.isStatic)
          && [.storedProperty, .computedProperty].contains($0.kind)
      }),
      member.attributes.isEmpty, member.type?.contains("Self") != true
    else { return nil }
    guard project.scope.isGeneric(id) else {
      return PropertyType.of(member, in: id, project)?.description
    }
    let parameters = project.scope.parts(of: id).map(project.scope.fact)
      .flatMap(\.genericParameters)
    guard case .name(let name) = WrittenType(parsing: holder).form else { return nil }
    let arguments = name.genericArguments
    guard parameters.count == arguments.count,
      let index = parameters.firstIndex(where: { $0 == member.type })
    else { return nil }
    return arguments[index]
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
