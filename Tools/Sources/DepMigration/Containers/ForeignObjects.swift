import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Tells which objects that code names may be of a type.
struct ForeignObjects {
  let shape: TypeShape
  let project: ProjectTrees

  /// Whether an object is certainly one of another type, which has a member of that name as well.
  ///
  /// The nearest declaration of a name may be that of another variable: a type that has the member
  /// would be a rare coincidence then.
  func isAnother(_ base: ForeignMembers.Base, with member: String) -> Bool {
    guard let written = base.type,
      let type = project.scope.type(named: written, in: nil, file: base.file)
    else { return false }
    let hasMember = project.scope.lineage(of: type).contains { ancestor in
      project.scope.parts(of: ancestor).contains { part in
        project.scope.members(of: part).contains { $0.name == member }
      }
    }
    return hasMember && !include(base)
  }

  /// Whether an object may be of the type, or of one above or below it.
  func include(_ base: ForeignMembers.Base) -> Bool {
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
