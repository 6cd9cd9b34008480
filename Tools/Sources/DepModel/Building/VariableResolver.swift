import DepFacts

/// Keeps the uses of variables that are state, and drops those of variables that no code assigns.
///
/// A `static var` that is never assigned after its declaration is a constant in all but keyword,
/// unless a wrapper that was not read may keep it in a store. A variable outside of every type
/// counts always, as any code can reach it.
enum VariableResolver {
  static func resolve(
    _ resolved: inout ResolvedUses, nodes: EffectNodes, isPlain: (AttributeFact) -> Bool
  ) {
    let assigned = Set(
      resolved.variables.lazy.filter { $0.assigns || $0.dependency.role != .read }
        .map(\.reference))
    let keys = addressesOnly(resolved.variables)
    var kept: Set<MemberTable.Reference> = []
    for variable in resolved.variables where !keys.contains(variable.reference) {
      let isGlobal = variable.dependency.target.name.contains(".") == false
      let place = variable.reference
      let isWrapped = !nodes.member(place.member, of: place.file).attributes.allSatisfy(isPlain)
      guard isGlobal || isWrapped || assigned.contains(variable.reference) else { continue }
      resolved.add(variable.dependency, variable.decision)
      guard kept.insert(variable.reference).inserted else { continue }
      resolved.flow.begin(
        .mutableState, named: variable.dependency.target.name,
        at: nodes.node(of: variable.reference))
    }
    resolved.flow.dropQuietUses(of: kept)
    resolved.variables = []
  }

  /// Variables whose address is all that code uses, as for associated objects.
  private static func addressesOnly(
    _ variables: [ResolvedUses.Variable]
  ) -> Set<MemberTable.Reference> {
    var others: Set<MemberTable.Reference> = []
    var addresses: Set<MemberTable.Reference> = []
    for variable in variables {
      if variable.dependency.role == .inout {
        addresses.insert(variable.reference)
      } else {
        others.insert(variable.reference)
      }
    }
    return addresses.subtracting(others)
  }
}
