import DepFacts
import DepModel
package import DepPlan
package import DepSyntax

/// Decides what shall become of a type, and what of it has to be left.
package struct TypePlanner {
  package let project: ProjectTrees
  let inference: FieldInference
  let conventions: Conventions
  let knowledge: EscapeKnowledge
  /// For parameters with a default; nil where these stay.
  let collector: DefaultCollector?
  let options: MigrationOptions
  private let uncalled: UncalledMembers
  private let uncounted: UncountedPlaces
  private let containers: ContainerTypes
  private let previews: PreviewTypes
  private let sole: SoleObjects
  let computing: ComputingMembers
  let fixed: [Int: Set<Int>]
  private let foreign: ForeignMembers
  private let late: LateOverrides

  /// `refused` are types that are known to stay as they are; `fixed` are those of objects whose
  /// place nothing can take, by the types that use them; see ``FixedObjects``.
  package init(
    project: ProjectTrees, reach: ConstructionReach, options: MigrationOptions,
    collector: DefaultCollector?, refused: Set<Int> = [], fixed: [Int: Set<Int>] = [:]
  ) {
    self.project = project
    self.options = options
    self.collector = collector
    self.fixed = fixed
    foreign = InjectedPropertyPlanner.changedByOthers(in: project)
    late = LateOverrides(project)
    uncalled = UncalledMembers(
      project,
      functions: options.convertsFunctions
        ? StaticCalls.functionsOfValues(in: project.scope) : [])
    uncounted = UncountedPlaces(project.model)
    containers = ContainerTypes(project)
    previews = PreviewTypes(project)
    sole = SoleObjects(project.scope)
    computing = ComputingMembers(project)
    inference = FieldInference(project: project, reach: reach, refused: refused)
    conventions = Conventions(options.convention, project)
    knowledge = EscapeKnowledge(project.scope)
  }

  package func decision(
    for type: Int, _ all: HiddenDependencies, excluding exclusion: SkippedUse?
  ) -> Decision {
    let hidden = all.of(type)
    let entry = project.model.types[type]
    var outcome = TypeOutcome(
      name: entry.name, module: entry.module, path: project.records[entry.place.file].path,
      position: entry.place.position, status: .skipped)
    outcome.uncounted = uncounted.of(type)
    if let exclusion {
      outcome.refuse(Refusal(exclusion.reason, exclusion.detail), leaving: hidden, project)
      outcome.refusal = exclusion
      outcome.status = .putBack
      return .refused(outcome)
    }
    do throws(Refusal) {
      let (whole, refusalOfInstances) = try shape(of: type)
      let injected = injected(hidden, in: whole, refusalOfInstances, &outcome)
      let shape = whole.without(injected.map(\.site.property))
      let functions = functions(of: shape, refusalOfInstances)
      let open = hidden.filter { place in
        place.kind != .wrapper
          && !injected.contains {
            $0.site.movesAlong(place) || $0.filling?.contains(place) == true
          }
      }
      let classifier = UseClassifier(
        shape: shape, project: project, inference: inference, sdkForm: options.sdkForm,
        protocols: options.protocols, functions: functions, refusalOfInstances: refusalOfInstances)
      let relaxed = MainActorUses(shape: shape, scope: project.scope, knowledge: knowledge)
        .relaxed(MadeAlike.unified(classifier.uses(open, &outcome)))
      let found = settled(relaxed, shape)
      if let refusalOfInstances, found.isEmpty, injected.isEmpty,
        outcome.left.allSatisfy({ $0.reason == refusalOfInstances.reason })
      {
        outcome.left = []
        throw refusalOfInstances
      }
      return decision(
        TypeUses(
          shape: shape, hidden: hidden, reach: access(in: shape, found), injected: injected,
          uses: found, outcome: outcome, keepsInstances: refusalOfInstances != nil,
          outside: MembersOutside(shape, all, in: project)),
        functions)
    } catch {
      outcome.refuse(hinting(at: hidden, error), leaving: hidden, project)
      return .refused(outcome)
    }
  }

  private func decision(_ found: TypeUses, _ functions: FunctionPlanner) -> Decision {
    var uses = found
    uses.leave(project, refusal(ofFixed:))
    uses.leaveFallbacks(project)
    uses.leave(Preconditions.ofUses, project)
    leaveNeedless(&uses)
    do throws(Refusal) {
      try ContainerCall.checkNumber(of: uses.uses, atMost: options.mostFields, in: project)
      let decision = try decision(&uses, functions)
      // What a type reads from a container that it is handed moves after this.
      guard case .intent(var intent) = decision else { return decision }
      intent.askItself(sole.expressions(in: uses, project), project)
      uses.outcome.uncounted = intent.outcome.uncounted
      if options.refusesHalves { try intent.checkThatMostMoves() }
      intent.outcome.list(uncounted.defaults(of: intent.shape.type), project)
      return .intent(intent)
    } catch {
      uses.outcome.refuse(error, leaving: uses.places, project)
      return .refused(uses.outcome)
    }
  }

  /// The type as it is written, and why code of its instances stays as it is.
  private func shape(of type: Int) throws(Refusal) -> (TypeShape, Refusal?) {
    let facts = TypeFacts(
      type: type, project: project, containers: containers, previews: previews,
      leavesTestDoubles: options.leavesTestDoubles)
    try Precondition.check(
      options.convertsFunctions ? Preconditions.ofTypesWithFunctions : Preconditions.ofTypes,
      of: facts)
    guard let shape = TypeShape(type, in: project) else {
      throw Refusal(.syntaxError, "the tool can no longer read the declaration")
    }
    do throws(Refusal) {
      if options.convertsFunctions { try Precondition.check(Preconditions.ofTypes, of: facts) }
      try Precondition.check(
        Preconditions.ofDeclarations,
        of: TypeDeclaration(
          shape: shape, project: project, otherPropertyName: options.otherPropertyName))
    } catch {
      guard options.convertsFunctions else { throw error }
      return (shape, error)
    }
    return (shape, nil)
  }

  /// What containers fill; only that of functions is taken where code of instances stays as it is.
  private func injected(
    _ hidden: [Dependency], in shape: TypeShape, _ refusal: Refusal?, _ outcome: inout TypeOutcome
  ) -> [InjectedProperty] {
    InjectedPropertyPlanner(
      shape: shape, project: project, reach: inference.reach, foreign: foreign,
      late: late, knowledge: knowledge, functions: functions(of: shape, refusal),
      refusalOfInstances: refusal
    ).properties(hidden.filter { $0.kind == .wrapper }, &outcome)
  }

  private func functions(of shape: TypeShape, _ refusal: Refusal?) -> FunctionPlanner {
    FunctionPlanner(
      shape: shape, project: project, uncalled: uncalled, isAsked: options.convertsFunctions,
      refusalOfInstances: refusal)
  }

  private func decision(
    _ uses: inout TypeUses, _ functions: FunctionPlanner
  ) throws(Refusal) -> Decision {
    let shape = uses.shape
    let usesLibrary = conventions.usesLibrary(shape)
    var structure = TypeIntent.Structure.declaredForFunctions
    var moves = shape.dependencies == nil ? moves(&uses) : []
    uses.leaveHalves(project)
    uses.collects = !uses.keepsInstances && collector?.hasDefaults(shape.type) == true
    uses.passesOn = functions.areCalledByInstances(uses)
    if shape.dependencies != nil {
      uses.leave(Preconditions.ofUsesInExistingTypes, project)
      structure = .extended(withDefaults: mayBeConstructed(shape))
    } else if uses.needsProperty {
      do throws(Refusal) {
        structure = try declared(&uses, moves: moves, usesLibrary)
      } catch {
        guard uses.hasFunctions else { throw error }
        uses.leaveInstances(error, project)
      }
    }
    uses.leaveHalves(project)
    moves.removeAll { !Set(uses.uses.map(\.dependency)).isSuperset(of: $0.dependencies) }
    var collected = CollectedDefaults()
    if case .declaredForFunctions = structure {} else { collected = collectedDefaults(&uses) }
    if case .declared = structure, !uses.hasInstances, !uses.passesOn, collected.isEmpty {
      structure = .declaredForFunctions
    }
    return intent(uses, structure, moves, collected, functions, usesLibrary)
  }

  /// The struct, the property and the initializers for code of instances.
  private func declared(
    _ uses: inout TypeUses, moves: [PropertyMove], _ usesLibrary: Bool
  ) throws(Refusal) -> TypeIntent.Structure {
    let shape = uses.shape
    let using = uses.initializers
    let planner = InitializerPlanner(
      shape: shape, project: project, uses: uses.uses.filter { !$0.isInFunction })
    let movesValues = !moves.isEmpty || uses.collects || uses.hasStates
    let plan = try planner.plan(usedIn: using, movesValues: movesValues)
    uses.leaveFetches(inInitializersOf: plan, project)
    uses.leaveStates(without: plan, project)
    guard uses.needsProperty else {
      throw Refusal(.beforeInitialization, uses.whyNoneIsLeft)
    }
    uses.plan = plan
    if plan.addition == .property { uses.read = read(moves, &uses) }
    uses.early = shape.isClass ? EarlyMembers(of: shape, in: project) : nil
    uses.leave(Preconditions.ofUsesInPlannedTypes, project)
    if !usesLibrary { uses.leave(Preconditions.ofUsesThatCallersReplace, project) }
    // Those that use nothing any more stay as they are.
    if uses.initializers != using {
      return try declared(&uses, moves: moves, usesLibrary)
    }
    try Precondition.check(
      Preconditions.ofInitializers,
      of: PlannedInitializers(
        planner: planner, plan: plan, uses: uses.uses.filter { !$0.isInFunction },
        usesLibrary: usesLibrary))
    return .declared(try planner.intent(plan, usedIn: using, usesLibrary: usesLibrary))
  }

  private func intent(
    _ uses: TypeUses, _ structure: TypeIntent.Structure, _ moves: [PropertyMove],
    _ collected: CollectedDefaults, _ functions: FunctionPlanner, _ usesLibrary: Bool
  ) -> Decision {
    let shape = uses.shape
    var outcome = uses.outcome
    guard !uses.places.isEmpty || !collected.isEmpty else {
      outcome.refusal = outcome.left.first
      return .refused(outcome)
    }
    outcome.hasDefault = shape.entry.dependencies?.isTransitional ?? true
    let moved = Set(uses.uses.compactMap(\.dependency.effectOutside))
    outcome.uncounted = uncounted.of(shape.type, beside: moved)
    outcome.status = outcome.left.isEmpty && outcome.halves == 0 ? .migrated : .partly
    let existing =
      ExistingFields.of(shape) + collected.known(to: uses.uses)
      + uses.injected.map { ExistingFields.Field(name: $0.field.name, type: "", live: nil) }
    let changed = functions.intents(for: uses.uses, uses.injected)
    let reach = structure.hasProperty(in: shape) ? uses.reach : nil
    let reaches = uses.reach.reaches(of: uses.uses, inConstant: structure.holdsConstant)
    var passing = functions.passingCalls(
      of: changed, from: reach, taking: uses.plan?.takingInitializers(of: shape) ?? [])
    if case .declared = structure, let plan = uses.plan {
      let own = OwnConstructions(shape: shape, plan: plan, project: project)
      passing += own.calls(from: uses.reach) + own.calls(in: changed)
    }
    return .intent(
      TypeIntent(
        outcome: outcome, shape: shape, uses: zip(uses.uses, reaches).map(UseIntent.init),
        injected: uses.injected,
        fields: FieldPlan.plan(
          uses.uses, existing: existing,
          inherited: project.scope.inheritedProperties(of: shape.type)),
        moves: moves.filter { !$0.isRead(uses.read) },
        getters: moves.filter { $0.isRead(uses.read) },
        collected: collected, usesLibrary: usesLibrary,
        imports: conventions.missingImports(
          for: uses.uses, injected: uses.injected, inherited: structure.inherited, in: shape,
          home: structure.home(in: shape, for: changed), usesLibrary: usesLibrary),
        structure: structure, functions: functions.requiring(changed, in: passing),
        passingCalls: passing,
        propertyName: propertyName(of: shape)))
  }

  private func propertyName(of shape: TypeShape) -> String {
    let isTaken = shape.dependencies == nil && shape.declaredNames.contains("dependencies")
    return isTaken ? options.otherPropertyName ?? shape.propertyName : shape.propertyName
  }

  /// The parameters with a default that become fields too.
  private func collectedDefaults(_ uses: inout TypeUses) -> CollectedDefaults {
    guard !uses.keepsInstances else { return CollectedDefaults() }
    let forms = uses.plan?.forms ?? uses.shape.initializers.map { _ in .unchanged }
    return collector?.collect(from: uses.shape, forms: forms, &uses.outcome) ?? CollectedDefaults()
  }

  /// Whether code may construct the `Dependencies` of a type without passing a new field.
  private func mayBeConstructed(_ shape: TypeShape) -> Bool {
    let fields = Set(shape.entry.dependencies?.fields.map(\.name) ?? [])
    return !shape.constructsDependencies
      || project.scope.labels(ofCalls: ["init", "Dependencies"]).contains(where: fields.isSuperset)
  }

  func access(in shape: TypeShape, _ uses: [HiddenUse]) -> AccessPlanner {
    let files = Set(uses.map(\.site.source.file)).map { ($0, conventions.imports(of: $0)) }
    return AccessPlanner(
      shape: shape, scope: project.scope, canCross: uses.allSatisfy(\.draft.isSendable),
      knowledge: knowledge, imports: Dictionary(uniqueKeysWithValues: files))
  }
}
