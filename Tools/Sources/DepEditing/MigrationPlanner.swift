package import DepMigration
package import DepFacts
package import DepModel
package import DepPlan
import DepSyntax

/// Plans how types become injected: a pure function of the sources.
package struct MigrationPlanner: Sendable {
  package struct Dependencies: Sendable {
    /// The bytes of a file of the model, by its path; throws the reason in one line.
    package var read: @Sendable (_ path: String) throws -> [UInt8]
    package var parallel: ParallelWork

    package init(
      read: @escaping @Sendable (_ path: String) throws -> [UInt8], parallel: ParallelWork
    ) {
      self.read = read
      self.parallel = parallel
    }
  }

  private let dependencies: Dependencies

  package init(dependencies: Dependencies) { self.dependencies = dependencies }

  /// The plan for the types at these indices of ``DepModel/ProjectModel/types``.
  ///
  /// The plan does not depend on the order of `targets`. The model was built of `records`. Types
  /// in `exclusions` are left alone, with the reason that their outcome is to name.
  package func plan(
    _ targets: [Int], of model: ProjectModel, records: [SourceRecord],
    options: MigrationOptions = MigrationOptions(), excluding exclusions: Exclusions = Exclusions()
  ) -> MigrationPlan {
    let project = ProjectTrees(
      scope: ProjectScope(model: model, records: records), read: dependencies.read)
    let hidden = HiddenDependencies(model)
    let collector =
      options.collectsDefaults
      ? DefaultCollector(project: project) : nil
    let chosen = Set(targets).sorted().filter {
      !hidden.of($0).isEmpty || collector?.hasDefaults($0) == true
    }
    let drafter = TypeDrafter(
      project: project,
      designer: FieldDesigner(project: project, groups: hidden.groups),
      conventions: Conventions(options.convention, records: project.records),
      knowledge: EscapeKnowledge(project.scope), collector: collector)
    let answers = ParallelMap(dependencies.parallel).map(chosen) { type in
      drafter.answer(
        for: type, hidden: hidden.of(type),
        excluding: exclusions.reasons[Self.key(model.types[type])])
    }
    var refused: [TypeOutcome] = []
    var drafts: [TypeDraft] = []
    for answer in answers {
      switch answer {
      case .refused(let outcome): refused.append(outcome)
      case .draft(let draft): drafts.append(draft)
      }
    }
    leaveOverriding(&drafts, &refused, project.scope)
    return finish(drafts, refused, drafter, options)
  }

  /// The plan that takes the default from the dependencies of types; see ``plan``.
  package func endTransition(
    of targets: [Int], of model: ProjectModel, records: [SourceRecord],
    excluding exclusions: Exclusions = Exclusions()
  ) -> MigrationPlan {
    let project = ProjectTrees(
      scope: ProjectScope(model: model, records: records), read: dependencies.read)
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
    let changes = (try? assembly.changes().get()) ?? []
    return MigrationPlan(
      outcomes: Self.sorted(outcomes), changes: changes.filter { !$0.edits.isEmpty })
  }

  private static func key(_ type: TypeEntry) -> String { "\(type.module).\(type.name)" }

  /// Types whose edits would meet are left out, until none do.
  private func finish(
    _ drafts: [TypeDraft], _ refused: [TypeOutcome], _ drafter: TypeDrafter,
    _ options: MigrationOptions
  ) -> MigrationPlan {
    var drafts = drafts
    var refused = refused
    let project = drafter.project
    let finisher = TypeFinisher(
      project: project, knowledge: drafter.knowledge,
      constructedLabels: Self.constructedLabels(project.records))
    while true {
      var named = drafts
      let seams = SeamCoordinator(project: project, protocols: options.protocols).resolve(&named)
      var assembly = PlanAssembly(project: project)
      for seam in seams { assembly.add(seam.edits, for: seam.owners) }
      let finished = ParallelMap(dependencies.parallel).map(named) { finisher.finish($0) }
      for (outcome, edits) in finished { assembly.add(edits, for: outcome.key) }
      switch assembly.changes() {
      case .success(let changes):
        return MigrationPlan(
          outcomes: Self.sorted(refused + finished.map(\.outcome)),
          changes: changes.filter { !$0.edits.isEmpty })
      case .failure(let meeting):
        for draft in drafts where meeting.owners.contains(draft.outcome.key) {
          refused.append(Self.refusal(of: draft))
        }
        drafts.removeAll { meeting.owners.contains($0.outcome.key) }
      }
    }
  }

  /// The labels with which something is constructed whose type is not written, or `Dependencies`.
  private static func constructedLabels(_ records: [SourceRecord]) -> Set<Set<String>> {
    var labels: Set<Set<String>> = []
    for record in records {
      for path in record.facts.paths {
        guard
          let call = path.components.first(where: {
            $0.hasPrefix("init(") || $0.hasPrefix("Dependencies(")
          })
        else { continue }
        let list = call.dropFirst(call.baseName.count + 1).dropLast().split(separator: ":")
        if !list.isEmpty { labels.insert(Set(list.map(String.init))) }
      }
    }
    return labels
  }

  /// A property that files of a base class share cannot be declared again in a subclass.
  private func leaveOverriding(
    _ drafts: inout [TypeDraft], _ refused: inout [TypeOutcome], _ scope: ProjectScope
  ) {
    var open: [Int: String] = [:]
    var drafted: [Int: String] = [:]
    for draft in drafts {
      drafted[draft.shape.type] = draft.outcome.name
      if draft.isSharedAmongFiles { open[draft.shape.type] = draft.outcome.name }
    }
    drafts.removeAll { draft in
      var base = scope.superclass(of: draft.shape.type)
      var depth = 0
      while let current = base, depth < 16 {
        // What stands inside of a type sees its private members too.
        let around = drafted[current].flatMap { name in
          draft.outcome.name.hasPrefix(name + ".") ? name : nil
        }
        if let name = open[current] ?? around {
          var outcome = draft.outcome
          outcome.refuse(
            .inheritedNameTaken, "'\(name)' gains a 'dependencies' that is seen here",
            draft.uses.map(\.dependency), draft.uses.map(\.source.path))
          refused.append(outcome)
          return true
        }
        base = scope.superclass(of: current)
        depth += 1
      }
      return false
    }
  }

  private static func refusal(of draft: TypeDraft) -> TypeOutcome {
    var outcome = draft.outcome
    outcome.refuse(
      .notUnderstood, "its edits would meet those of another type in the same place",
      draft.uses.map(\.dependency), draft.uses.map(\.source.path))
    return outcome
  }

  private static func sorted(_ outcomes: [TypeOutcome]) -> [TypeOutcome] {
    outcomes.map { outcome in
      var outcome = outcome
      outcome.left.sort { ($0.path, $0.position) < ($1.path, $1.position) }
      return outcome
    }.sorted { ($0.module, $0.name, $0.path) < ($1.module, $1.name, $1.path) }
  }
}
