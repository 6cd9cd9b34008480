import DepFacts

/// Decides which constructions in place hide a dependency: those of objects that have some.
struct ConstructionSettlement {
  let sources: [SourceRecord]
  let types: TypeTable
  let roles: TypeRoles
  let shapes: [Int: DependenciesShape]

  /// Adds the hidden constructions to the harvest and gives all constructions.
  func settle(_ harvest: inout Harvest) -> [Construction] {
    let depending = Set(harvest.dependencies.compactMap(\.owner))
    let suggestions = Suggestions(types: types)
    for made in harvest.made where isHidden(made, depending: depending) {
      var dependency = Dependency(
        state: .hidden, kind: .construction, file: made.file, position: made.use.position,
        expression: made.expression, owner: made.owner, member: memberName(made),
        place: made.use.place, role: .read,
        target: Dependency.Target(name: types.records[made.type].name, type: made.type),
        suggestion: suggestions.field(forMade: made.type))
      dependency.isDeferred = made.use.flags.contains(.inClosure)
      harvest.add(dependency, made.verdict)
    }
    return harvest.made.map {
      Construction(
        owner: $0.owner, made: $0.type, place: Place(file: $0.file, position: $0.use.position),
        isTest: sources[$0.file].role == .test, labels: $0.labels)
    }
  }

  private func isHidden(_ made: Harvest.Made, depending: Set<Int>) -> Bool {
    let record = types.records[made.type]
    guard record.kind == .class || record.kind == .actor, made.owner != made.type,
      depending.contains(made.type), roles.reasons[made.type] == nil,
      sources[record.declaration.file].role == .source
    else { return false }
    return !made.labels.contains("dependencies")
  }

  private func memberName(_ made: Harvest.Made) -> String {
    made.use.member >= 0
      ? sources[made.file].facts.members[Int(made.use.member)].displayName : ""
  }
}
