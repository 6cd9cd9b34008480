import DepFacts

/// Finds properties that a wrapper fills from a registry or from the surrounding view.
struct WrapperReader {
  let sources: [SourceRecord]
  let types: TypeTable
  let catalogue: Catalogue
  let locators: LocatorNames
  let policy: CountingPolicy
  let resolver: NameResolver
  let nodes: EffectNodes

  /// Calls `found` with a dependency and the decision about it, in order of appearance.
  func read(file: Int, found: (Dependency, CountingPolicy.Decision) -> Void) {
    let members = sources[file].facts.members
    for index in members.indices where !members[index].attributes.isEmpty {
      let member = members[index]
      for attribute in member.attributes {
        guard let kind = kind(of: attribute.name) else {
          if let wrapped = ownWrapper(member, attribute, index: index, file: file) {
            found(wrapped.dependency, wrapped.decision)
          }
          continue
        }
        let dependency = dependency(member, attribute, file: file)
        var decision = policy.decision(
          on: use(attribute, member: member, index: index), file: file, owner: dependency.owner)
        if kind == .environment, case .counts = decision { decision = .exempt(.environment) }
        found(dependency, decision)
      }
    }
  }

  /// A property of an instance with a wrapper of the project; what the wrapper reaches decides what
  /// that is.
  private func ownWrapper(
    _ member: MemberFact, _ attribute: AttributeFact, index: Int, file: Int
  ) -> (dependency: Dependency, decision: CountingPolicy.Decision)? {
    guard member.owner >= 0, !member.flags.contains(.isStatic) else { return nil }
    let owner = types.recordOfPart[file][Int(member.owner)]
    let scope = NameResolver.Scope(file: file, type: owner)
    guard let wrapper = resolver.type(written: attribute.name, in: scope),
      types.records[wrapper].parts.contains(where: {
        sources[$0.file].facts.types[$0.fact].attributes.contains("propertyWrapper")
      })
    else { return nil }
    let use = use(attribute, member: member, index: index)
    let decision = policy.decision(on: use, file: file, owner: owner)
    guard decision.isCounted else { return nil }
    var dependency = dependency(member, attribute, file: file)
    dependency.kind = .staticFacade
    dependency.target = Dependency.Target(name: "@\(attribute.name)")
    dependency.suggestion = nil
    dependency.reach = .node(nodes.instances(of: wrapper))
    return (dependency, decision)
  }

  private func kind(of name: String) -> KnownTypes.WrapperKind? {
    locators.wrappers.contains(name) ? .locator : catalogue.kind(ofWrapper: name)
  }

  private func use(_ attribute: AttributeFact, member: MemberFact, index: Int) -> UseFact {
    UseFact(
      position: attribute.position, path: -1, type: member.owner, member: Int32(index),
      context: -1, place: .attribute, role: .read, flags: [])
  }

  private func dependency(
    _ member: MemberFact, _ attribute: AttributeFact, file: Int
  ) -> Dependency {
    let arguments = attribute.arguments.map { "(\($0))" } ?? ""
    let type = TypeText.components(of: member.type ?? "").joined(separator: ".")
    return Dependency(
      state: .hidden, kind: .wrapper, file: file, position: attribute.position,
      expression: "@\(attribute.name)\(arguments)",
      owner: member.owner >= 0 ? types.recordOfPart[file][Int(member.owner)] : nil,
      member: member.name, place: .attribute, role: .read,
      target: Dependency.Target(name: type.isEmpty ? "@\(attribute.name)\(arguments)" : type),
      suggestion: FieldSuggestion(name: member.name))
  }
}
