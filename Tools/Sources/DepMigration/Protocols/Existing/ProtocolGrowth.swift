import DepFacts
import DepModel
import DepSyntax

/// Decides what a protocol that was extracted before has to gain.
struct ProtocolGrowth {
  let context: ExtractionContext
  let subject: ExtractionSubject

  private var scope: ProjectScope { context.scope }

  /// What the protocol lacks, unless something else would no longer compile.
  func growth(
    of id: Int, _ surface: ExtractionSurface, access: AccessLevel
  ) throws(ExtractionRefusal) -> GrownProtocol {
    let name = scope.model.types[id].name
    let existing = ExistingProtocols(context: context, subject: subject)
    let declarations = scope.ownDeclarations(of: id)
    guard existing.isUsable(id), declarations.count == 1,
      let part = declarations.first.flatMap({ context.part($0, of: id) }),
      part.file == subject.part.file, part.branch == subject.part.branch
    else { throw ExtractionRefusal("the tool cannot add members to \(name)") }
    if let other = otherConformer(of: id) {
      throw ExtractionRefusal("\(name) lacks members, and \(other) conforms to the protocol too")
    }
    let visibility = scope.visibility(of: id)
    if surface.memberAccess.isBelow(visibility) {
      throw ExtractionRefusal("\(name) is more visible than the missing members")
    }
    if visibility.isBelow(access) {
      throw ExtractionRefusal("other modules use the type and cannot see \(name)")
    }
    var missing: [Requirement] = []
    var upgrades: [GrownProtocol.Upgrade] = []
    for requirement in surface.requirements {
      guard let present = try present(requirement, in: part) else {
        missing.append(requirement)
        continue
      }
      if let upgrade = try upgrade(of: present, to: requirement) { upgrades.append(upgrade) }
    }
    let lacking = surface.forwarders.filter { !isPresent($0, in: id) }
    if !lacking.isEmpty, !part.endsItsLine {
      throw ExtractionRefusal("other code follows \(name) on the same line")
    }
    return GrownProtocol(
      name: name, access: visibility, part: part, subject: subject.part, upgrades: upgrades,
      becomesClassBound: surface.isAssignedTo && !existing.isBound(id), missing: missing,
      forwarders: lacking)
  }

  /// The requirement as the protocol has it.
  private func present(
    _ requirement: Requirement, in part: TypePart
  ) throws(ExtractionRefusal) -> MemberDeclaration? {
    let labels = requirement.parameters.map { $0.label.withoutBackticks }
    for member in part.members(named: requirement.name.withoutBackticks)
    where member.isProperty == (requirement.kind == .property)
      && member.parameters.map(\.label) == labels
    {
      let isSame = zip(member.parameters, requirement.parameters).allSatisfy {
        $0.comparison.withoutOuterNames == $1.comparison.withoutOuterNames
          && $0.isVariadic == $1.isVariadic
      }
      if isSame { return member }
      throw ExtractionRefusal("the protocol has another \(requirement.name)")
    }
    return nil
  }

  private func upgrade(
    of present: MemberDeclaration, to requirement: Requirement
  ) throws(ExtractionRefusal) -> GrownProtocol.Upgrade? {
    guard requirement.accessors.hasSuffix("set"), !present.isSettable else { return nil }
    guard let braces = present.accessors?.braces else {
      throw ExtractionRefusal("the protocol has no setter for \(requirement.name)")
    }
    return GrownProtocol.Upgrade(braces: braces, accessors: requirement.accessors)
  }

  /// Whether an extension of the protocol fills in these defaults already.
  private func isPresent(_ forwarder: DefaultForwarder, in id: Int) -> Bool {
    let name = forwarder.requirement.name.withoutBackticks
    return scope.ownParts(of: id).contains { reference in
      guard let part = context.part(reference, of: id), part.isExtension else { return false }
      return part.members(named: name).contains {
        $0.parameters.map(\.label) == forwarder.labels
      }
    }
  }

  /// Another type that conforms to the protocol, or inherits from it; in tests too.
  private func otherConformer(of id: Int) -> String? {
    for type in scope.model.types.indices where type != subject.type && type != id {
      guard !scope.superclasses(of: type).contains(subject.type) else { continue }
      if scope.model.types[type].parents.contains(where: { $0.type == id }) {
        return scope.model.types[type].name
      }
    }
    return nil
  }
}
