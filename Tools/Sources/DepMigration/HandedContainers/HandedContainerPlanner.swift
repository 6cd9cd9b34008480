import DepFacts
import DepModel
package import DepPlan
package import DepSyntax

/// Decides what becomes of types that are handed a container: they take what they read of it.
package struct HandedContainerPlanner {
  private let project: ProjectTrees
  private let conventions: Conventions
  private let containers: ContainerTypes
  private let previews: PreviewTypes
  private let mostFields: Int?
  private let leavesTestDoubles: Bool
  /// What code does through other objects to the properties that hold a container.
  private let foreign: ForeignMembers
  private let surroundings: FilledSurroundings
  private let unseen: UnseenHolders

  package init(project: ProjectTrees, options: MigrationOptions, types: [Int]) {
    self.project = project
    conventions = Conventions(options.convention, project)
    containers = ContainerTypes(project)
    previews = PreviewTypes(project)
    mostFields = options.mostFields
    leavesTestDoubles = options.leavesTestDoubles
    let unseen = UnseenHolders(in: project)
    let names = types.flatMap { type in
      project.scope.members(of: type).filter { member in
        guard member.kind == .storedProperty, member.access != .private, let written = member.type
        else { return false }
        return project.scope.handedContainer(written, in: type) != nil
          || project.scope.heldContainer(written, in: type) != nil
          || unseen.container(written, in: type) != nil
      }.map(\.name)
    }
    foreign = ForeignMembers(Set(names), in: project, notingReads: true)
    self.unseen = unseen
    surroundings = FilledSurroundings(
      foreign: types.isEmpty
        ? ForeignMembers([], in: project) : InjectedPropertyPlanner.changedByOthers(in: project),
      registered: types.isEmpty ? [] : RegisteredTypes(in: project).names)
  }

  /// The types that an initializer of their own or of a superclass hands a container.
  package static func candidates(in project: ProjectTrees) -> [Int] {
    let handed = project.scope.typesWithHandedContainers
    let heirs = handed.flatMap(project.scope.subclasses)
      .filter { !project.model.types[$0].isTest && project.model.types[$0].exemption == nil }
    return FilledProperties.subclasses(in: project)
      .union((handed + heirs).filter { asks($0, project) })
      .union(UnseenHolders(in: project).types).sorted()
  }

  /// Whether a type that is handed an object which holds a container may ask that for something.
  private static func asks(_ type: Int, _ project: ProjectTrees) -> Bool {
    isHandedContainer(type, project)
      || project.scope.parts(of: type).contains { part in
        project.bytes(of: part.file).map { WordsInBytes.anyWord(of: ["resolve"], in: $0) } ?? true
      }
  }

  /// Whether an initializer takes a container itself.
  private static func isHandedContainer(_ type: Int, _ project: ProjectTrees) -> Bool {
    project.scope.members(of: type).contains { member in
      member.kind == .initializer
        && member.parameters.contains { project.scope.handedContainer($0.type, in: type) != nil }
    }
  }

  package enum Decision {
    case intent(HandedContainerIntent)
    case refused(TypeOutcome)
  }

  /// Nil for a type that asks nothing of the container which the object holds that it is handed.
  package func decision(for type: Int, excluding exclusion: SkippedUse?) -> Decision? {
    let entry = project.model.types[type]
    var outcome = TypeOutcome(
      name: entry.name, module: entry.module, path: project.records[entry.place.file].path,
      position: entry.place.position, status: .skipped)
    outcome.hasDefault = false
    if let exclusion {
      outcome.refusal = exclusion
      outcome.status = .putBack
      return .refused(outcome)
    }
    do throws(Refusal) {
      return .intent(try intent(type, outcome))
    } catch {
      if error.reason == .noDependencies, !Self.isHandedContainer(type, project) { return nil }
      outcome.refuse(error, leaving: [], project)
      return .refused(outcome)
    }
  }

  private func intent(
    _ type: Int, _ outcome: TypeOutcome
  ) throws(Refusal) -> HandedContainerIntent {
    let facts = TypeFacts(
      type: type, project: project, containers: containers, previews: previews,
      leavesTestDoubles: leavesTestDoubles)
    try Precondition.check(Preconditions.ofTypes, of: facts)
    guard let shape = TypeShape(type, in: project) else {
      throw Refusal(.syntaxError, "the tool can no longer read the declaration")
    }
    try Precondition.check(
      Preconditions.ofDeclarationsWithContainers,
      of: TypeDeclaration(shape: shape, project: project))
    if let inherited = try InheritedFilling(
      shape: shape, project: project, surroundings: surroundings)
    {
      return intent(inherited, shape, outcome)
    }
    var uses = try HandedContainerUses(
      shape: shape, project: project, surroundings: surroundings, unseen: unseen)
    try checkReaders(of: &uses, type)
    let fields = HandedFields(
      try uses.drafts(), filled: uses.filled, readsFirst: uses.readsFirst)
    try checkCount(of: fields, uses)
    var result = HandedContainerIntent(
      outcome: outcome, shape: shape, container: uses.container.type, fields: fields.all,
      initializers: try uses.initializers.map { site, parameter throws(Refusal) in
        try initializer(site, parameter, shape, uses)
      },
      property: uses.keepsHolder ? nil : uses.property, filled: uses.filled,
      actor: try actor(fields, shape),
      replacements: uses.replacements(fields), alias: uses.alias,
      refused: uses.refused)
    if uses.isKept {
      result.holder = .init(
        name: uses.containerName, isKept: uses.keepsHolder, hasProperty: uses.asksLater)
    }
    result.memberwise = uses.memberwise
    result.hook = uses.inherited?.hook
    result.isHookPaired =
      project.scope.subclasses(of: type).isEmpty && !shape.modifiers.contains("open")
    result.staying = uses.stayingReads
    let kept = uses.inherited.map { [containerField(of: $0.container, $0.superclass)] } ?? []
    result.imports = conventions.missingImports(for: fields.all + kept, in: shape)
    result.succeed(with: fields)
    return result
  }

  private func checkCount(
    of fields: HandedFields, _ uses: HandedContainerUses
  ) throws(Refusal) {
    // What stood as properties of the type are no more things than before.
    let count = fields.all.count - uses.filled.count
    guard let mostFields, count > mostFields else { return }
    throw Refusal(.tooManyFields, "the code asks the container for \(count) things")
  }

  /// That no other code needs a property which would go, or assigns to one that stays.
  private func checkReaders(of uses: inout HandedContainerUses, _ type: Int) throws(Refusal) {
    guard let property = uses.property, !property.isPrivate else { return }
    let objects = ForeignObjects(shape: uses.shape, project: project)
    let bases = foreign.read[property.name] ?? []
    if !uses.keepsHolder,
      bases.contains(where: { !objects.isAnother($0, with: property.name) })
        || isDemanded(property, of: type) || isRead(property, bySubclassesOf: type)
    {
      try uses.keepContainer(for: "other code may read '\(property.name)'")
    }
    guard uses.keepsHolder, !property.isLet, foreign.assigned[property.name] != nil else { return }
    throw Refusal(.assignedWrapper, "other code may assign to '\(property.name)'")
  }

  /// Whether a protocol asks for a property, or one may whose source is not read.
  private func isDemanded(_ property: StoredProperty, of type: Int) -> Bool {
    project.scope.isRequired(property.name, of: type)
      || project.scope.demandedInitializers(of: type) == nil
  }

  /// Whether the code of a subclass reads a property.
  private func isRead(_ property: StoredProperty, bySubclassesOf type: Int) -> Bool {
    project.scope.subclasses(of: type).contains { subclass in
      guard let shape = TypeShape(subclass, in: project) else { return true }
      let named = shape.initializers.filter { site in
        site.parameterSites.contains { $0.name == property.name }
      }
      let uses = PropertyReads(ofContainer: property, in: shape, named: named.map(\.member))
      return uses.hasUnclear || !uses.reads.isEmpty
    }
  }

  /// What stands for the container itself where imports are sought.
  private func containerField(
    of container: HandedContainer, _ superclass: TypeShape
  ) -> HandedContainerIntent.Field {
    HandedContainerIntent.Field(
      name: "container", type: FieldType(container.type), live: "",
      origin: superclass.declaration.source.file)
  }

  /// For a class whose superclass takes the container.
  private func intent(
    _ inherited: InheritedFilling, _ shape: TypeShape, _ outcome: TypeOutcome
  ) -> HandedContainerIntent {
    let fields = HandedFields([], filled: inherited.filled)
    var result = HandedContainerIntent(
      outcome: outcome, shape: shape, container: inherited.container.type, fields: fields.all,
      initializers: [], property: nil, filled: inherited.filled, actor: nil, replacements: [],
      alias: nil, refused: inherited.refused)
    result.hook = inherited.hook
    let container = containerField(of: inherited.container, inherited.superclass)
    result.imports = conventions.missingImports(for: fields.all + [container], in: shape)
    result.succeed(with: fields)
    return result
  }

  private func initializer(
    _ site: InitializerSite, _ parameter: Int, _ shape: TypeShape, _ uses: HandedContainerUses
  ) throws(Refusal) -> HandedContainerIntent.Initializer {
    if project.scope.isAutoregistered(shape.entry.name) {
      throw Refusal(.initializerUnknown, "'autoregister' chooses among the initializers")
    }
    if site.isInlinable {
      throw Refusal(.inlinableInitializer, "an initializer is compiled into its callers")
    }
    if site.isConditional {
      throw Refusal(.conditionalMembers, "the initializer is in a branch of '#if'")
    }
    let planner = InitializerPlanner(shape: shape, project: project, uses: [])
    var rest = site.labels
    if !uses.keepsHolder { rest.remove(at: parameter) }
    let isTaken = shape.initializers.contains {
      $0.member != site.member && $0.labels == rest + ["dependencies"]
    }
    let isPair =
      !uses.keepsFilling && planner.canPair(site) && !planner.isFixed(site) && !site.isOverride
      && !isTaken
      && !site.hasCommentAmongParameters
    if uses.made != nil, !isPair || uses.keepsHolder {
      throw Refusal(.handsDownDependencies, "the initializer makes a container of the one it takes")
    }
    return .init(
      site: site, parameter: parameter, form: isPair ? .pair : .inside, made: uses.made?.text)
  }

  /// The actor on which the struct's initializer reads the container.
  private func actor(_ fields: HandedFields, _ shape: TypeShape) throws(Refusal) -> String? {
    guard let actor = fields.actor,
      !project.model.mainActorModules.contains(shape.entry.module)
    else { return nil }
    guard shape.isolation.attribute == actor else {
      throw Refusal(.isolatedRegistration, "the container is '\(actor)'")
    }
    return actor
  }
}

extension HandedContainerIntent {
  fileprivate mutating func succeed(with fields: HandedFields) {
    outcome.status = .migrated
    outcome.rewrittenCount = fields.readCount
    outcome.fields = fields.all.map {
      TypeOutcome.Field(name: $0.name, type: $0.type.description, live: $0.live)
    }
  }
}
