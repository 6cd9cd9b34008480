package import DepMigration
package import DepModel
package import DepPlan
package import DepSyntax

/// Plans how types come to take what they depend on: a pure function of the sources.
///
/// It may be asked again, with other exclusions: what it has read of the project is kept.
package struct MigrationPlanner: Sendable {
  package struct Dependencies: Sendable {
    package var project: ProjectTrees
    package var parallel: ParallelWork

    package init(project: ProjectTrees, parallel: ParallelWork) {
      self.project = project
      self.parallel = parallel
    }
  }

  private let dependencies: Dependencies
  private var project: ProjectTrees { dependencies.project }
  private var model: ProjectModel { project.model }

  package init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// The plan for the types at these indices of ``DepModel/ProjectModel/types``.
  ///
  /// The plan does not depend on the order of `targets`. Types in `exclusions` are left alone, with
  /// the reason that their outcome is to name.
  package func plan(
    _ targets: [Int], options: MigrationOptions = MigrationOptions(),
    excluding exclusions: Exclusions = Exclusions()
  ) -> MigrationPlan {
    let hidden = HiddenDependencies(model)
    let reach = ConstructionReach(
      project,
      calls: (options.convertsFunctions ? StaticCalls(project.scope).edges : [])
        + ContainerEdges(project.scope).edges + WrapperEdges(project.scope).edges)
    let collector = options.collectsDefaults ? DefaultCollector(project: project) : nil
    let chosen = Set(targets).sorted().filter {
      !hidden.of($0).isEmpty || collector?.hasDefaults($0) == true
    }
    let decided = decisions(for: chosen, hidden, reach, options, exclusions, collector)
    var refused = decided.compactMap(\.refusal)
    var intents = decided.compactMap(\.intent)
    let bases = BaseDependencies(project: project)
    bases.handDown(&intents)
    SettableBases(project: project).change(&intents)
    PropertyNaming(project: project).nameApart(&intents)
    bases.nameAlike(&intents)
    FieldOrder.unify(&intents)
    let handed = handedContainers(Set(targets), options, exclusions, &intents, &refused)
    HandingOn.add(to: &intents) {
      TypePlanner(project: project, reach: reach, options: options, collector: collector)
    }
    return edit(intents, handed, refused, options)
  }

  /// In the order of the types.
  ///
  /// A type may only make objects of types that take their dependencies: where one of these is
  /// refused, who makes it is decided again. So is who would hold an object whose place nothing can
  /// take.
  private func decisions(
    for types: [Int], _ hidden: HiddenDependencies, _ reach: ConstructionReach,
    _ options: MigrationOptions, _ exclusions: Exclusions, _ collector: DefaultCollector?
  ) -> [TypePlanner.Decision] {
    var decided: [Int: TypePlanner.Decision] = [:]
    var refused: Set<Int> = []
    var fixed: [Int: Set<Int>] = [:]
    let objects = FixedObjects(project: project, protocols: options.protocols)
    var open = types
    while !open.isEmpty {
      let planner = TypePlanner(
        project: project, reach: reach, options: options, collector: collector,
        refused: refused, fixed: fixed)
      let decisions = ParallelMap(dependencies.parallel).map(open) { type in
        planner.decision(
          for: type, hidden, excluding: exclusions.reasons[Self.key(model.types[type])])
      }
      decided.merge(zip(open, decisions)) { $1 }
      let known = refused
      for case (let type, .refused) in zip(open, decisions) { refused.insert(type) }
      let added = refused.subtracting(known)
      open = types.filter { type in
        !refused.contains(type)
          && hidden.of(type).contains {
            $0.kind == .construction && $0.target.type.map(added.contains) == true
          }
      }
      guard open.isEmpty else { continue }
      let found = objects.types(in: types.compactMap { decided[$0]?.intent })
      open = found.keys.sorted().filter { fixed[$0]?.isSuperset(of: found[$0] ?? []) != true }
      fixed.merge(found) { $0.union($1) }
    }
    return types.compactMap { decided[$0] }
  }

  /// What becomes of types that are handed a container, and that change in no other way; the
  /// intents of the others take it.
  private func handedContainers(
    _ targets: Set<Int>, _ options: MigrationOptions, _ exclusions: Exclusions,
    _ intents: inout [TypeIntent], _ refused: inout [TypeOutcome]
  ) -> [HandedContainerIntent] {
    guard options.convertsHandedContainers else { return [] }
    let types = HandedContainerPlanner.candidates(in: project).filter(targets.contains)
    let planner = HandedContainerPlanner(project: project, options: options, types: types)
    var handed: [HandedContainerIntent] = []
    for type in types {
      guard
        let decision = planner.decision(
          for: type, excluding: exclusions.reasons[Self.key(model.types[type])])
      else { continue }
      if let index = intents.firstIndex(where: { $0.shape.type == type }) {
        if let container = intents[index].yielding(to: decision, project) {
          intents.remove(at: index)
          handed.append(container)
        } else {
          intents[index].take(decision)
        }
        continue
      }
      switch decision {
      case .intent(var intent):
        // What it hides besides stays as it is.
        let left = refused.first { $0.key == intent.outcome.key }?.left ?? []
        intent.outcome.left = intent.left(of: left)
        if !intent.outcome.left.isEmpty { intent.outcome.status = .partly }
        refused.removeAll { $0.key == intent.outcome.key }
        handed.append(intent)
      case .refused(var outcome):
        if let index = refused.firstIndex(where: { $0.key == outcome.key }) {
          // What is said of its hidden dependencies says more, but of what a container hands out.
          let known = refused.remove(at: index)
          outcome = outcome.refusing(known.left) ?? known
        }
        refused.append(outcome)
      }
    }
    return handed
  }

  /// The plan that takes the default from the dependencies of types; see ``plan``.
  package func endTransition(
    of targets: [Int], excluding exclusions: Exclusions = Exclusions()
  ) -> MigrationPlan {
    let planner = TransitionPlanner(project: project)
    var assembly = PlanAssembly(project: project)
    var outcomes: [TypeOutcome] = []
    for type in Set(targets).sorted() {
      let (outcome, intent) = planner.plan(
        for: type, excluding: exclusions.reasons[Self.key(model.types[type])])
      // Each is the only one to touch its own code, unless one stands inside of another.
      var extended = assembly
      extended.add(TransitionEditor(intent: intent).edits(), for: outcome.key)
      if case .success = extended.changes() {
        assembly = extended
        outcomes.append(outcome)
      } else {
        outcomes.append(planner.leaving(outcome))
      }
    }
    assembly.add(LibraryImport.removals(after: assembly.allEdits, in: project), for: [])
    let changes = (try? assembly.changes().get()) ?? []
    return MigrationPlan(
      outcomes: Self.sorted(outcomes), changes: changes.filter { !$0.edits.isEmpty })
  }

  /// The plan that takes the default from all of these types whose callers go with it, or are
  /// roots; see ``JointTransition``.
  package func endTransitions(
    _ choice: EndingChoice, roots: [Int], excluding exclusions: Exclusions = Exclusions()
  ) -> MigrationPlan {
    var targets = model.types.indices.filter {
      model.types[$0].dependencies?.isTransitional == true && !model.types[$0].isTest
    }
    if case .only(let types) = choice { targets = Set(targets).union(types).sorted() }
    targets.removeAll(where: roots.contains)
    let planner = TransitionPlanner(project: project)
    let putBack = targets.compactMap { type in
      exclusions.reasons[Self.key(model.types[type])].map {
        planner.plan(for: type, excluding: $0).0
      }
    }
    targets.removeAll { exclusions.reasons[Self.key(model.types[$0])] != nil }
    let roots = Set(roots).sorted()
    var bridges = BridgeRemoval(project: project, roots: roots)
    let shared = SharedObjects(project: project, roots: roots)
    var refusals: [Int: SkippedUse] = [:]
    var lasting: Set<Int> = []
    while true {
      let transition = JointTransition(project: project, roots: roots, bridges: bridges.code)
      let decision = transition.decision(
        for: targets, choice, lasting: lasting, refusals: refusals)
      if bridges.keep(allBut: decision.gone) || bridges.keepConstants(for: decision.entries) {
        continue
      }
      let found = shared.refusals(for: decision, choice, among: targets)
        .filter { refusals[$0.key] == nil }
      guard found.isEmpty else {
        refusals.merge(found) { first, _ in first }
        continue
      }
      let (edits, failed) = JointTransitionEditor(
        project: project, decision: decision, roots: roots
      ).edits()
      guard failed.isSubset(of: lasting) else {
        lasting.formUnion(failed)
        continue
      }
      let notes = bridges.notes(gone: decision.gone, tellsStaying: choice == .all)
      return plan(decision, edits, putBack, bridges, notes)
    }
  }

  private func plan(
    _ decision: JointTransition.Decision, _ edits: [(owner: String, edits: EditList)],
    _ putBack: [TypeOutcome], _ bridges: BridgeRemoval, _ notes: [String]
  ) -> MigrationPlan {
    var assembly = PlanAssembly(project: project)
    for (owner, list) in edits { assembly.add(list, for: owner) }
    assembly.add(bridges.edits().edits, for: decision.endings.map(\.outcome.key))
    let all = assembly.allEdits
    assembly.add(
      LibraryImport.removals(after: all, in: project), for: decision.endings.map(\.outcome.key))
    guard case .success(let changes) = assembly.changes() else {
      let planner = TransitionPlanner(project: project)
      return MigrationPlan(
        outcomes: Self.sorted(
          putBack + decision.staying + decision.endings.map { planner.leaving($0.outcome) }),
        changes: [],
        notes: ["two edits would overlap; end the transitions one by one"])
    }
    let count = decision.remaining
    let note = "\(count) more type\(count == 1 ? "" : "s") can go next; run the command again"
    return MigrationPlan(
      outcomes: Self.sorted(
        putBack + bridges.explaining(decision.staying, decision.gone)
          + decision.endings.map(\.outcome)),
      changes: changes.filter { !$0.edits.isEmpty },
      notes: notes + (count == 0 ? [] : [note]))
  }

  private static func key(_ type: TypeEntry) -> String { "\(type.module).\(type.name)" }

  /// Types whose edits would meet are left out, until none do.
  private func edit(
    _ intents: [TypeIntent], _ handed: [HandedContainerIntent], _ refused: [TypeOutcome],
    _ options: MigrationOptions
  ) -> MigrationPlan {
    var intents = intents
    var handed = handed
    var refused = refused
    while true {
      var named = intents
      let protocols = ProtocolCoordinator(project: project, protocols: options.protocols)
        .resolve(&named)
      var assembly = PlanAssembly(project: project)
      for (owners, decision) in protocols.written {
        assembly.add(ProtocolEditor.edits(decision), for: owners)
      }
      let edited =
        ParallelMap(dependencies.parallel).map(named) { TypeEditor(intent: $0).edits() }
        + handed.map { HandedContainerEditor(intent: $0).edits() }
      for (outcome, edits) in edited { assembly.add(edits, for: outcome.key) }
      switch assembly.changes() {
      case .success(let changes):
        return MigrationPlan(
          outcomes: Self.sorted(refused + edited.map(\.outcome)),
          changes: changes.filter { !$0.edits.isEmpty },
          notes: BareFormNote.sentences(on: named, options.convention)
            + SharedStructNote.sentences(on: named) + BaseNote.sentences(on: named, in: project)
            + protocols.notes)
      case .failure(let meeting):
        let refusal = Refusal(.notUnderstood, "two edits would overlap")
        let leaving = intents.withThoseBelow(meeting.owners)
        for intent in intents where leaving.contains(intent.outcome.key) {
          refused.append(intent.refused(refusal, project))
        }
        intents.removeAll { leaving.contains($0.outcome.key) }
        intents.handNothing(to: leaving)
        for intent in handed where meeting.owners.contains(intent.outcome.key) {
          var outcome = intent.outcome
          outcome.refuse(refusal, leaving: [], project)
          refused.append(outcome)
        }
        handed.removeAll { meeting.owners.contains($0.outcome.key) }
      }
    }
  }

  private static func sorted(_ outcomes: [TypeOutcome]) -> [TypeOutcome] {
    outcomes.map { outcome in
      var outcome = outcome
      outcome.left.sort { ($0.path, $0.position) < ($1.path, $1.position) }
      return outcome
    }.sorted { ($0.module, $0.name, $0.path) < ($1.module, $1.name, $1.path) }
  }
}
