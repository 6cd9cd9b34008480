import DepFacts
import DepModel
package import DepSyntax

/// Decides which protocol stands between a type and those that use it.
package struct ProtocolExtraction {
  private let context: ExtractionContext
  private let protocols: MigrationOptions.Protocols
  private let naming: ProtocolNaming

  package init(project: ProjectTrees, protocols: MigrationOptions.Protocols) {
    self.protocols = protocols
    context = ExtractionContext(project: project)
    naming = ProtocolNaming(project.scope)
  }

  /// What a field for the type is declared as, so that all these members can be used through it.
  ///
  /// The type is an index into ``DepModel/ProjectModel/types``.
  package func decide(_ type: Int, members: Set<RequiredMember>) -> ExtractionDecision {
    do {
      return try decision(type, members: Self.joined(members))
    } catch {
      return .concrete(error.reason)
    }
  }

  /// Each name once, written where it is written somewhere; in order.
  private static func joined(_ members: Set<RequiredMember>) -> [RequiredMember] {
    var joined: [String: RequiredMember] = [:]
    for member in members {
      let name = member.name.withoutBackticks
      var known = joined[name] ?? RequiredMember(name: name, isWritten: false)
      known.isWritten = known.isWritten || member.isWritten
      known.tails.formUnion(member.tails)
      joined[name] = known
    }
    return joined.values.sorted()
  }

  private func decision(
    _ type: Int, members: [RequiredMember]
  ) throws(ExtractionRefusal) -> ExtractionDecision {
    if context.scope.model.types[type].kind == .protocol {
      throw ExtractionRefusal("the type is a protocol already")
    }
    if context.isContainer(type) { throw ExtractionRefusal("the type is a container") }
    let subject = try ExtractionSubject(type, context: context)
    if members.isEmpty { throw ExtractionRefusal("the code uses no member of the type") }
    let search = MemberSearch(context: context)
    let chains = ChainChange(context: context)
    var uses: [MemberUse] = []
    for member in members {
      var use = MemberUse(member: member, matches: try search.find(member, of: type))
      if !member.isWritten { use.member.isWritten = chains.isMade(through: use) }
      uses.append(use)
    }
    let existing = ExistingProtocols(context: context, subject: subject)
    if let name = existing.best(for: uses) { return .existing(name) }
    guard protocols == .extract else { throw ExtractionRefusal("no protocol of the project fits") }
    let surface = try ExtractionSurface(subject, uses: uses, context: context)
    let access = try surface.protocolAccess()
    if let own = naming.extractedProtocol(of: type) {
      let growth = ProtocolGrowth(context: context, subject: subject)
      return .extended(try growth.growth(of: own, surface, access: access))
    }
    let name = try naming.name(for: type)
    guard subject.part.outermostEndsItsLine else {
      throw ExtractionRefusal("other code follows \(subject.entry.name) on the same line")
    }
    return .extracted(
      ExtractedProtocol(
        name: name, access: access, subject: subject.part, isolation: subject.isolation,
        inherited: inherited(by: subject, surface), requirements: surface.requirements,
        forwarders: surface.forwarders))
  }

  private func inherited(
    by subject: ExtractionSubject, _ surface: ExtractionSurface
  ) -> [String] {
    var names: [String] = []
    switch subject.entry.kind {
    case .actor: return ["Actor"]
    // Only what is bound to classes can be assigned to through a constant.
    case .class where surface.isAssignedTo: names.append("AnyObject")
    default: break
    }
    return subject.isSendable ? names + ["Sendable"] : names
  }
}
