import DepFacts

/// Finds properties that a wrapper fills from a registry or from the surrounding view.
struct WrapperReader {
  let sources: [SourceRecord]
  let types: TypeTable
  let catalogue: Catalogue
  let locators: LocatorNames
  let policy: CountingPolicy

  /// Calls `found` with a dependency and the decision about it, in order of appearance.
  func read(file: Int, found: (Dependency, CountingPolicy.Decision) -> Void) {
    let members = sources[file].facts.members
    for index in members.indices where !members[index].attributes.isEmpty {
      let member = members[index]
      for attribute in member.attributes {
        guard let kind = kind(of: attribute.name) else { continue }
        let dependency = dependency(member, attribute, file: file)
        var decision = policy.decision(
          on: use(attribute, member: member, index: index), file: file, owner: dependency.owner)
        if kind == .environment, case .counts = decision { decision = .exempt(.environment) }
        found(dependency, decision)
      }
    }
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
