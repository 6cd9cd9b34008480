import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Decides which protocol stands between a type and those that use it.
struct SeamPlanner {
  private let project: ProjectTrees
  private let protocols: MigrationOptions.Protocols
  private let hierarchy: TypeHierarchy
  private let naming: SeamNaming

  init(project: ProjectTrees, protocols: MigrationOptions.Protocols) {
    self.project = project
    self.protocols = protocols
    hierarchy = TypeHierarchy(project: project)
    naming = SeamNaming(project)
  }

  /// What a field for the type is declared as, so that all these members can be used through it.
  ///
  /// The type is an index into ``DepModel/ProjectModel/types``.
  func decide(_ type: Int, members: Set<SeamMember>) -> SeamDecision {
    do {
      return try decision(type, members: Self.joined(members))
    } catch {
      return .concrete(error.reason)
    }
  }

  /// Each name once, written where it is written somewhere; in order.
  private static func joined(_ members: Set<SeamMember>) -> [SeamMember] {
    var joined: [String: SeamMember] = [:]
    for member in members {
      let name = member.name.withoutBackticks
      var known = joined[name] ?? SeamMember(name: name, isWritten: false)
      known.isWritten = known.isWritten || member.isWritten
      known.tails.formUnion(member.tails)
      joined[name] = known
    }
    return joined.values.sorted()
  }

  private func decision(
    _ type: Int, members: [SeamMember]
  ) throws(SeamRefusal) -> SeamDecision {
    if protocols == .concrete { throw SeamRefusal("no protocols are asked for") }
    if project.model.types[type].kind == .protocol {
      throw SeamRefusal("it is a protocol already")
    }
    let subject = try SeamSubject(type, project: project, hierarchy: hierarchy)
    if members.isEmpty { throw SeamRefusal("none of its members is used") }
    let search = MemberSearch(project: project, hierarchy: hierarchy)
    var uses: [SeamUse] = []
    let chains = ChainChange(project: project, hierarchy: hierarchy)
    for member in members {
      var use = SeamUse(member: member, found: try search.find(member, of: type))
      if !member.isWritten { use.member.isWritten = chains.isMade(through: use) }
      uses.append(use)
    }
    let existing = ExistingProtocols(project: project, hierarchy: hierarchy, subject: subject)
    if let name = existing.best(for: uses) { return .existing(name) }
    guard protocols == .extract else { throw SeamRefusal("no protocol of the project fits") }
    let surface = try SeamSurface(subject, uses: uses, project: project, hierarchy: hierarchy)
    let access = try surface.protocolAccess()
    if let own = naming.extractedProtocol(of: type, hierarchy: hierarchy) {
      let growth = SeamGrowth(project: project, hierarchy: hierarchy, subject: subject)
      let edits = try growth.edits(own, surface, access: access)
      return .extended(project.model.types[own].name, edits)
    }
    let name = try naming.name(for: type)
    let text = SeamText(subject: subject, surface: surface, name: name, access: access)
    return .extracted(name, try SeamPlacement(subject: subject).edits(text))
  }
}
