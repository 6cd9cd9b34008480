import DepMigration
import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Finds one protocol for each singleton's type, for all types that take it.
struct SeamCoordinator {
  let project: ProjectTrees
  let protocols: MigrationOptions.Protocols

  /// Puts protocols in front of the fields, and gives the edits that declare them.
  func resolve(_ drafts: inout [TypeDraft]) -> [(owners: [String], edits: [SeamEdit])] {
    guard protocols != .concrete else { return [] }
    var needed: [Int: Set<SeamMember>] = [:]
    var owners: [Int: Set<String>] = [:]
    for draft in drafts {
      for field in draft.fields.values where Self.isOpen(field) {
        guard let type = field.draft.seam else { continue }
        needed[type, default: []].formUnion(field.members)
        owners[type, default: []].insert(draft.outcome.key)
      }
    }
    let planner = SeamPlanner(project: project, protocols: protocols)
    let everywhere = membersUsedAnywhere(of: Set(needed.keys))
    var names: [Int: String] = [:]
    var result: [(owners: [String], edits: [SeamEdit])] = []
    for type in needed.keys.sorted() {
      let others = everywhere[type] ?? []
      let own = Set((needed[type] ?? []).map(\.name))
      // How its own places go on is told with what everybody asks of it.
      let members = (needed[type] ?? []).union(others.filter { own.contains($0.name) })
      var decision = planner.decide(
        type, members: protocols == .extract ? members.union(others) : members)
      if case .concrete = decision { decision = planner.decide(type, members: members) }
      switch decision {
      case .existing(let name): names[type] = name
      case .extracted(let name, let edits), .extended(let name, let edits):
        names[type] = name
        result.append((owners: (owners[type] ?? []).sorted(), edits: edits))
      case .concrete: break
      }
    }
    for index in drafts.indices { drafts[index].fields = named(drafts[index].fields, names) }
    return result
  }

  private static func isOpen(_ field: FieldPlan) -> Bool {
    !field.isUsedWhole && !field.isExisting && field.draft.seamType?.contains("any ") == false
      && field.draft.seamType?.contains("<") == false
  }

  private func named(_ fields: [String: FieldPlan], _ names: [Int: String]) -> [String: FieldPlan] {
    fields.mapValues { field in
      guard Self.isOpen(field), let type = field.draft.seam, let name = names[type] else {
        return field
      }
      var field = field
      let isOptional = field.draft.seamType?.hasSuffix("?") == true
      field.type = field.draft.type(of: isOptional ? "(any \(name))?" : "any \(name)")
      return field
    }
  }

  /// What all code of the project asks of the singletons of some types.
  private func membersUsedAnywhere(of types: Set<Int>) -> [Int: Set<SeamMember>] {
    var members: [Int: Set<SeamMember>] = [:]
    for dependency in project.model.dependencies {
      guard let index = dependency.target.singleton,
        let type = project.model.singletons[index].valueTypeID, types.contains(type),
        let chain = dependency.chain(in: project.records[dependency.file].facts),
        let name = chain.next
      else { continue }
      members[type, default: []].insert(
        SeamMember(
          name: name, isWritten: dependency.role != .read || chain.isMutated,
          tails: chain.tail.isEmpty ? [] : [chain.tail]))
    }
    return members
  }
}
