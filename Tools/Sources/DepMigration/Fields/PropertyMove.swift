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
    let keeps = uses.count == 1 && uses.first.map { self.keeps($0, in: property) } == true
    try Precondition.check(
      Preconditions.ofMovedValues,
      of: MovingProperty(
        property: property, shape: shape, isMemberwise: isMemberwise,
        wrapper: property.wrapper(project.scope.sdk),
        isAmbient: uses.allSatisfy { $0.dependency.kind == .ambientValue }, sdk: project.scope.sdk,
        statics: keeps ? [] : statics))
    var addedType: String?
    if property.type == nil {
      // The type of a weak property is an optional, which nothing says here.
      guard let type = type(of: property, uses), !property.modifiers.contains("weak") else {
        throw Refusal(
          .propertyTypeUnknown, "write the type of '\(property.name)', then run the command again")
      }
      addedType = type
    }
    return PropertyMove(
      property: property, wrapper: property.wrapper(project.scope.sdk), addedType: addedType,
      dependencies: uses.map(\.dependency), kept: keeps ? uses.first : nil)
  }

  /// Whether the value is an object as it stands, or a constant of one: `App.shared.tracks`.
  private func keeps(_ use: HiddenUse, in property: StoredProperty) -> Bool {
    guard case .members(let names) = property.form(of: use.site) else {
      return property.form(of: use.site) == .whole
    }
    var holder = use.dependency.target.type
    for name in names {
      guard let type = holder, project.model.types[type].kind == .class,
        let member = project.scope.members(of: type).first(where: { $0.name == name }),
        member.kind == .storedProperty, member.flags.contains(.isLet),
        member.flags.isDisjoint(with: [.isStatic])
      else { return false }
      let written = PropertyType.of(member, in: type, project)?.name
      holder = written.flatMap { project.scope.type(named: $0, in: type) }
    }
    return holder.map { project.model.types[$0].kind } == .class
  }

  private var statics: Set<String> {
    let members = project.scope.lineage(of: shape.type).flatMap { project.scope.members(of: $0) }
    return Set(members.lazy.filter { $0.flags.contains(.isStatic) }.map(\.name))
  }

  private func type(of property: StoredProperty, _ uses: [HiddenUse]) -> String? {
    for use in uses {
      guard let type = Self.valueType(of: use.draft) else { continue }
      switch property.form(of: use.site) {
      case .whole: return type
      case .members(let names):
        let known = names.reduce(type as String?) { holder, name in
          holder.flatMap {
            project.scope.memberType(name, of: $0) ?? declaredType(of: name, in: $0)
          }
        }
        if let known { return known }
      case nil: break
      }
    }
    return property.literalType { project.scope.makesItself($0, near: shape.type) }
      ?? typeUnwrapped(by: property)
  }

  /// The type of `URL(string: text)!`.
  private func typeUnwrapped(by property: StoredProperty) -> String? {
    guard let call = property.unwrappedCall,
      project.scope.type(named: call.baseName, in: shape.type) == nil,
      project.scope.sdk.lists(call, in: .initializersThatFail)
    else { return nil }
    return call.baseName
  }

  /// The type of a property that the project declares.
  private func declaredType(of name: String, in holder: String) -> String? {
    let scope = project.scope
    guard let id = scope.type(named: FieldType(holder).name, in: shape.type),
      let (member, file) = scope.parts(of: id).lazy.flatMap({ part in
        scope.members(of: part).map { ($0, part.file) }
      }).first(where: { member, _ in
        member.name == name && !member.flags.contains(.isStatic)
          && [.storedProperty, .computedProperty].contains(member.kind)
      }),
      member.attributes.allSatisfy({ scope.sdk.lists($0.name, in: .plainPropertyAttributes) }),
      member.type?.contains("Self") != true
    else { return nil }
    guard scope.isGeneric(id) else {
      return PropertyType.of(member, in: id, project)?.description
        ?? ValueType.of(member, in: file, near: id, project).map {
          scope.qualified($0, in: id)
        }
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
    case .provider, .extended, .keeping, .call, .filled, .arguments: draft.type.result?.description
    case .wrapped, .member, .receiver, .assignment: nil
    }
  }
}
