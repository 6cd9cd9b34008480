import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Who may put another object into a wrapped property.
extension InjectedPropertyPlanner {
  /// Whether code outside of the type may put another object into a property.
  func isAssignedByOthers(_ site: WrappedProperty) -> Bool {
    if places(in: foreign.assigned, of: site).contains(where: mayBeOfType) { return true }
    return !site.property.isPrivate
      && project.scope.protocols(of: shape.type).contains { demanding in
        project.scope.members(of: demanding).contains {
          $0.name == site.name && $0.flags.contains(.hasSetter)
        }
      }
  }

  /// Whether such code assigns a member of what the property holds: `model.config.limit = 3`.
  func isChangedByOthers(_ site: WrappedProperty) -> Bool {
    places(in: foreign.changed, of: site).contains(where: mayBeOfType)
  }

  /// The objects whose member of that name some code changes, and can see.
  private func places(
    in bases: [String: Set<ForeignMembers.Base>], of site: WrappedProperty
  ) -> [ForeignMembers.Base] {
    bases[site.name, default: []].filter {
      !site.property.isHidden || $0.file == site.source.file
    }
  }

  /// Whether an object may be of the type, or of one above or below it.
  private func mayBeOfType(_ base: ForeignMembers.Base) -> Bool {
    let written = base.type ?? base.wrapper.flatMap { fetchedType($0, base.file) }
    let known = written.flatMap { project.scope.type(named: $0, in: nil, file: base.file) }
    guard let type = known else {
      guard let property = base.property else { return true }
      let owner = base.owner.flatMap {
        project.scope.type(named: $0, in: nil, file: base.file)
      }
      return mayBeHeld(in: property, of: owner)
    }
    return project.scope.lineage(of: type).contains(shape.type)
      || project.scope.lineage(of: shape.type).contains(type)
  }

  /// Whether a property of a name may hold an object of the type, wherever it is declared.
  private func mayBeHeld(in property: String, of owner: Int?) -> Bool {
    let parts = owner.map { project.scope.parts(of: $0) } ?? []
    let places =
      parts.isEmpty
      ? project.records.indices.map { ($0, project.records[$0].facts.members) }
      : parts.map { ($0.file, project.scope.members(of: $0)) }
    let held = places.flatMap { file, members in
      members.lazy.filter {
        $0.name == property && ($0.kind == .storedProperty || $0.kind == .computedProperty)
      }.map { (type: heldType($0, file), file: file) }
    }
    return held.isEmpty
      || held.contains { member in
        guard let written = member.type,
          let type = project.scope.type(
            named: FieldType(written).name, in: nil, file: member.file)
        else { return true }
        return project.scope.lineage(of: type).contains(shape.type)
          || project.scope.lineage(of: shape.type).contains(type)
      }
  }

  /// The type of a property, as written, or as the key path of its wrapper tells it.
  private func heldType(_ member: MemberFact, _ file: Int) -> String? {
    if let written = member.type { return written }
    if let value = member.value, value.kind == .call, value.path.count == 1 {
      let made = value.path[0].baseName
      return made.isCapitalized ? made : nil
    }
    let wrapped = member.attributes.first { $0.arguments != nil }
    return wrapped.flatMap { fetchedType("\($0.name)(\($0.arguments ?? ""))", file) }
  }

  /// The type of what a wrapper with these arguments fetches: `Injected(\.api)`.
  private func fetchedType(_ wrapper: String, _ file: Int) -> String? {
    let name = String(wrapper.prefix { $0 != "(" && $0 != "<" })
    let path = wrapper.dropFirst(name.count + 1).prefix { $0 != "," && $0 != ")" }
    guard let known = project.scope.injectingWrapper(name, in: nil, file: file),
      let value = project.scope.fetched(byKeyPath: String(path), of: known, in: nil, file: file)
    else { return nil }
    return FieldType(value.type).name
  }
}
