import DepFacts
import DepModel
import DepSyntax

/// Reads what one root has for a picture, and which of its members use which.
struct RootPictureMembers {
  let wiring: Wiring
  let root: Int

  private var state: RootState { wiring.states[root] }
  private var site: RootSite { state.site }

  func all() -> [RootPicture.Member] {
    let members = site.members.filter(isShown).flatMap {
      [picture(of: $0)] + madeInClosures(of: $0)
    }
    return inputs() + members
  }

  /// Functions that return nothing make nothing; the other two are shown in another way.
  private func isShown(_ member: RootMember) -> Bool {
    member.name != site.inputsProperty?.name
      && !state.parents.contains { $0.property == member.name }
      && (member.kind != .function || member.writtenType != nil)
  }

  private func inputs() -> [RootPicture.Member] {
    guard site.inputsProperty != nil,
      let structType = wiring.scope.nestedType("Dependencies", of: site.type)
    else { return [] }
    return wiring.makers.fields(of: structType).map { field in
      RootPicture.Member(
        id: id(field.name), name: field.name, type: field.type.text, lifetime: .given,
        path: wiring.scope.records[field.place.file].path, position: field.place.position)
    }
  }

  private func picture(of member: RootMember) -> RootPicture.Member {
    let inner = madeInClosures(of: member).map(\.id)
    let type = type(of: member)
    return RootPicture.Member(
      id: id(member.name), name: member.name, type: type,
      lifetime: member.kind == .kept || member.kind == .stored ? .kept : .made,
      allocator: member.allocation, path: member.source.path, position: member.position,
      uses: (uses(of: member) + inner).sorted(), opens: type.flatMap(childRoot))
  }

  private func type(of member: RootMember) -> String? {
    if let written = member.writtenType { return written.text }
    return state.view.named(member.name).first?.type.text
  }

  /// The root below this one that has a name.
  private func childRoot(_ type: String) -> String? {
    wiring.states.indices.first {
      wiring.levels[$0].dropFirst().contains(root) && wiring.states[$0].site.name == type
    }.map { wiring.states[$0].site.name }
  }

  /// What the closures of a member make each time: `{ [api] id in Row(id, …) }`.
  private func madeInClosures(of member: RootMember) -> [RootPicture.Member] {
    let own = member.allocation == nil ? 0 : member.isPerKey ? 2 : 1
    return site.constructions.filter {
      $0.memberName == member.name && $0.closures.count > own && $0.typeName != "Self"
    }.map { made in
      RootPicture.Member(
        id: id("\(member.name).\(made.typeName)"), name: made.typeName, type: made.typeName,
        lifetime: .made, path: made.source.path, position: made.position,
        opens: childRoot(made.typeName))
    }
  }

  private func id(_ name: String, of root: Int? = nil) -> String {
    "\(wiring.states[root ?? self.root].site.name).\(name)"
  }

  // MARK: Uses

  private func uses(of member: RootMember) -> [String] {
    let own = id(member.name)
    return Set(member.referencedPaths.compactMap { target(of: $0[...]) }).subtracting([own])
      .sorted()
  }

  /// The member to which a chain of names leads, through the properties of parents.
  private func target(of path: ArraySlice<String>) -> String? {
    let (level, rest) = wiring.end(of: path, from: root)
    guard let first = rest.first else { return nil }
    let state = wiring.states[level]
    let isInput = state.site.inputsProperty?.name == first
    guard let name = isInput ? rest.dropFirst().first : first else { return nil }
    let isKnown =
      isInput
      ? state.view.named(name).contains { $0.path.count > 1 }
      : state.site.members.contains { $0.name == name }
    return isKnown ? id(name, of: level) : nil
  }
}
