import DepFacts

/// Finds statics and functions at file level that reach an effect, where the instances of another
/// type use them.
struct FacadeUses {
  let sources: [SourceRecord]
  let resolver: NameResolver
  let nodes: EffectNodes
  let table: EffectTable
  let policy: CountingPolicy
  let effects: EffectPolicy
  let sdk: SDKKnowledge
  let allowed: Set<String>
  let qualifier: ModuleQualifier

  func add(to resolved: inout ResolvedUses) {
    add(resolved.flow.quietUses.filter { !$0.isInFunction }, to: &resolved)
  }

  /// Adds those that static functions use, in types that hide something else.
  ///
  /// A function alone that calls others is a facade itself, and needs no other seam.
  func addInFunctions(to resolved: inout ResolvedUses) {
    let uses = resolved.flow.quietUses
    let changed = Set(
      resolved.dependencies.lazy.filter { $0.state == .hidden }.compactMap(\.owner))
    add(
      uses.filter { use in
        guard use.isInFunction else { return false }
        let part = Int(sources[use.file].facts.uses[use.use].type)
        return changed.contains(resolver.types.recordOfPart[use.file][part])
      }, to: &resolved)
  }

  private func add(_ uses: [EffectFlow.Quiet], to resolved: inout ResolvedUses) {
    for use in uses
    where sources[use.file].role == .source
      && !table.reachesNothing(nodes.node(of: use.reference)) && !isLive(use.reference)
    {
      let fact = sources[use.file].facts.uses[use.use]
      let dependency = dependency(use, fact)
      guard !allowed.contains(dependency.expression), !allowed.contains(dependency.target.name),
        !effects.isOwn(use.reference, of: dependency.owner) || effects.isOwnService(use.reference)
      else { continue }
      var decision = policy.decision(on: fact, file: use.file, owner: dependency.owner)
      let context =
        fact.context >= 0 ? sources[use.file].facts.contexts[Int(fact.context)] : nil
      if decision.isCounted,
        let reason = effects.reason(forStatic: use.reference, askedBy: dependency.owner)
          ?? policy.reason(forArgument: context, effects.counted)
      {
        decision = .exempt(reason)
      }
      if decision.isCounted, isPart(use.reference, ofFile: use.file) {
        decision = .exempt(.ownDeclaration)
      }
      resolved.add(dependency, decision)
    }
  }

  /// Whether it is a function or variable that a file keeps to itself, and so a part of the code
  /// beside it.
  private func isPart(_ reference: MemberTable.Reference, ofFile file: Int) -> Bool {
    let member = resolver.members[reference]
    return member.owner < 0 && reference.file == file
      && [.private, .fileprivate].contains(member.access)
      || member.attributes.contains { $0.name == "TaskLocal" }
  }

  /// Whether it hands out dependencies by the convention, so that those who use it are no callers
  /// of a facade.
  private func isLive(_ reference: MemberTable.Reference) -> Bool {
    let member = resolver.members[reference]
    if ["live", "defaultDependencies", "failing"].contains(member.name) { return true }
    guard !sdk.lists(member.name, in: .liveStatics) else { return true }
    guard member.owner >= 0 else { return false }
    let type = resolver.types.recordOfPart[reference.file][Int(member.owner)]
    return resolver.types.records[type].name.hasSuffix("Dependencies")
  }

  private func dependency(_ quiet: EffectFlow.Quiet, _ fact: UseFact) -> Dependency {
    let site = UseSite(
      fact, quiet.use, of: sources[quiet.file].facts, file: quiet.file,
      owner: resolver.types.recordOfPart[quiet.file][Int(fact.type)])
    let declared = resolver.members[quiet.reference]
    let name = site.name(of: declared, quiet.reference, types: resolver.types)
    let isMember = declared.owner >= 0
    let labels = declared.parameters.map(\.label)
    let names =
      isMember
      ? FieldNames.ofStatic(name, labels: [])
      : FieldNames.ofFunction(
        name, labels: labels,
        namesModule: qualifier.mayName(
          sources[quiet.reference.file].module, in: quiet.file))
    var dependency = site.dependency(
      .staticFacade, length: quiet.length, Dependency.Target(name: name),
      names.first.map { FieldSuggestion(name: $0) })
    dependency.target.type =
      isMember
      ? resolver.types.recordOfPart[quiet.reference.file][Int(declared.owner)] : nil
    if declared.kind == .subscript {
      dependency.expression += "[]"
      dependency.suggestion = nil
    }
    dependency.reach = .node(nodes.node(of: quiet.reference))
    return dependency
  }
}
