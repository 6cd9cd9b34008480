import DepFacts

/// Finds which defaults the `live` of each type builds from.
struct LiveNeeds {
  let sources: [SourceRecord]
  let shapes: DependenciesShapes
  let shapeOfType: [Int: DependenciesShape]

  /// For each type, the types whose `live` its own evaluates.
  func needs(constructions: [ResolvedUses.Made], exemptUses: [ExemptUse]) -> [Int: [Int]] {
    let ownerOfStruct = Dictionary(
      uniqueKeysWithValues: shapes.structs.map { ($0.value, $0.key) })
    var needs: [Int: Set<Int>] = [:]
    for made in constructions {
      guard case .exempt(.live) = made.decision, let structID = made.owner,
        let owner = ownerOfStruct[structID], shapeOfType[made.type]?.hasDefaultForInstances == true,
        !made.labels.contains("dependencies")
      else { continue }
      needs[owner, default: []].insert(made.type)
    }
    for entry in exemptUses where entry.reason == .live {
      guard let structID = entry.owner, let owner = ownerOfStruct[structID],
        entry.target?.singleton != nil, let type = entry.target?.type,
        shapeOfType[type]?.hasDefaultForInstances == true
      else { continue }
      needs[owner, default: []].insert(type)
    }
    return needs.mapValues { $0.sorted() }
  }
}
