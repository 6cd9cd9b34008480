import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The properties of a type that a function fills from a container which it is passed.
///
/// Such a function walks over the properties of the object by reflection.
struct FilledProperties {
  let shape: TypeShape
  let project: ProjectTrees
  let givesOptional: Bool

  /// Whether the functions of a name fill properties.
  func areFilled(by function: String) -> Bool {
    project.records.contains { record in
      record.facts.uses.contains { use in
        guard use.member >= 0, record.facts.members[Int(use.member)].name == function else {
          return false
        }
        return record.facts.paths[Int(use.path)].components[0].baseName == "Mirror"
      }
    }
  }

  /// The properties with their fields, in order.
  func properties() throws(Refusal) -> [InjectedProperty] {
    var properties: [InjectedProperty] = []
    for dependency in project.model.dependencies
    where dependency.owner == shape.type && dependency.kind == .wrapper && dependency.use == nil {
      let name = dependency.expression.dropFirst().prefix { $0 != "(" && $0 != "<" }
      let wrapper = project.scope.injectingWrapper(
        String(name), in: shape.type, file: dependency.file)
      guard wrapper?.moment == .elsewhere,
        let site = WrappedProperty(attributeAt: Int(dependency.position.offset), in: shape)
      else { continue }
      properties.append(try property(site, dependency))
    }
    return properties
  }

  private func property(
    _ site: WrappedProperty, _ dependency: Dependency
  ) throws(Refusal) -> InjectedProperty {
    let reads = PropertyReads(of: site, in: shape)
    let name = site.name
    if reads.isProjected {
      throw Refusal(.projectedWrapper, "the code uses '$\(name)' or '_\(name)'")
    }
    if reads.isAssigned { throw Refusal(.assignedWrapper, "the code assigns to '\(name)'") }
    guard let written = site.property.typeText, site.isPlain(project.scope.sdk) else {
      throw Refusal(.typeUnknown, "no type is written for '\(name)'")
    }
    let isUnwrapped = FieldType(written).isImplicitlyUnwrapped
    if isUnwrapped, reads.reads.contains(where: \.isUsedAsOptional) {
      throw Refusal(.optionalUse, "the code asks whether '\(name)' is there")
    }
    let plain = isUnwrapped ? String(written.dropLast()) : written
    let isOptional = FieldType(plain).isOptional
    let argument = site.firstArgument.map { $0.hasSuffix(".self") ? $0 : "" } ?? ""
    let key =
      argument.isEmpty ? (isOptional ? String(plain.dropLast()) : plain) + ".self" : argument
    let live = "container.resolve(\(key))" + (givesOptional && !isOptional ? "!" : "")
    let type = existential(plain, isOptional: isOptional)
    let draft = FieldDraft(
      identity: "container/" + name, names: [name.withoutBackticks], type: FieldType(type),
      live: live, access: .value, isSendable: true)
    let isReplaced = site.property.isPrivate && !reads.hasUnclear && site.canBeRemoved
    return InjectedProperty(
      dependency: dependency, site: site,
      field: FieldPlan(
        draft: draft, name: draft.names[0], isUsedWhole: true, members: [], isExisting: false,
        type: type),
      form: isReplaced ? .replaced(reads.reads) : .computed, actorOfLive: nil, valueType: type)
  }

  private func existential(_ written: String, isOptional: Bool) -> String {
    let name = FieldType(written).name
    let id = project.scope.type(named: name, in: shape.type)
    let isProtocol = id.map { project.model.types[$0].kind == .protocol } == true
    guard isProtocol, !written.hasPrefix("any "), !written.hasPrefix("(any ") else {
      return written
    }
    return isOptional ? "(any \(name))?" : "any \(name)"
  }
}
