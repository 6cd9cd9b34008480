import DepFacts

/// Puts the model together from what the files gave.
struct ModelAssembly {
  let sources: [SourceRecord]
  let resolver: NameResolver
  let singletons: SingletonTable
  let roles: TypeRoles
  let sdk: SDKKnowledge
  let nodes: EffectNodes
  let counting: CountingPolicy
  let options: ModelOptions
  private let shapes: DependenciesShapes
  private let shapeOfType: [Int: DependenciesShape]

  init(
    sources: [SourceRecord], resolver: NameResolver, singletons: SingletonTable, roles: TypeRoles,
    sdk: SDKKnowledge, nodes: EffectNodes, counting: CountingPolicy, options: ModelOptions
  ) {
    self.sources = sources
    self.resolver = resolver
    self.singletons = singletons
    self.roles = roles
    self.sdk = sdk
    self.nodes = nodes
    self.counting = counting
    self.options = options
    let shapes = DependenciesShapes(sources: sources, resolver: resolver)
    self.shapes = shapes
    let owners =
      shapes.structs.isEmpty
      ? [] : OwnDefaults(sources: sources, types: resolver.types).owners()
    shapeOfType = Dictionary(
      uniqueKeysWithValues: shapes.structs.keys.compactMap { id in
        guard var shape = shapes.shape(of: id) else { return nil }
        shape.handsItselfDefault = owners.contains(id)
        return (id, shape)
      })
  }

  func model(from resolved: ResolvedUses) -> ProjectModel {
    var resolved = resolved
    VariableResolver.resolve(&resolved, nodes: nodes) { attribute in
      // The code of a wrapper that was read tells what it reaches.
      resolver.knows(attribute.name) || sdk.lists(attribute.name, in: .plainPropertyAttributes)
    }
    let effects = EffectTable(resolved.flow, nodeCount: nodes.count)
    let (policy, facades) = settle(&resolved, by: effects)
    FieldDependencies(sources: sources, shapes: shapeOfType, types: resolver.types)
      .add(to: &resolved)
    let constructions = ConstructionResolver(
      sources: sources, resolver: resolver, roles: roles, shapes: shapeOfType, sdk: sdk,
      effects: policy
    ).resolve(&resolved)
    facades.addInFunctions(to: &resolved)
    ClosureFields(sources: sources, resolver: resolver, structs: shapes.structs)
      .resolve(&resolved)
    let fieldUses = FieldUses(sources: sources, types: resolver.types, shapes: shapeOfType).find()
    let live = LiveNeeds(sources: sources, shapes: shapes, shapeOfType: shapeOfType)
    let needs = live.needs(constructions: resolved.made, exemptUses: resolved.exemptUses)
    let (entries, singletonOrder) = SingletonEntries(
      sources: sources, resolver: resolver, table: singletons, shapes: shapeOfType,
      useCounts: singletons.entries.indices.map { resolved.useCounts[$0] ?? 0 }
    ).entries()
    // Surfaces find protocols for fields; a model without fields needs none.
    let surfaces = TypeSurfaces(
      sources: shapeOfType.isEmpty ? [] : sources, types: resolver.types)
    let wholes = Set(fieldUses.lazy.filter(\.isWhole).map(\.owner))
    let renumbering = SingletonRenumbering(newIndex: singletonOrder)
    var model = ProjectModel(
      files: sources.map(file),
      types: resolver.types.records.indices.map { id in
        var entry = type(id, needs: needs[id] ?? [])
        entry.members = surfaces.members[id]?.sorted() ?? []
        entry.initializerCount = resolver.members.initializers[id]?.count ?? 0
        entry.dependencies?.isUsedWhole = wholes.contains(id)
        return entry
      },
      singletons: entries,
      dependencies: resolved.dependencies.sorted(by: precedes).map(renumbering.dependency),
      exemptUses: resolved.exemptUses.sorted { $0.place < $1.place }.map(renumbering.exemptUse),
      notUnderstood: (once(resolved.notUnderstood) + obstacles())
        .sorted { $0.place < $1.place },
      constructions: constructions.sorted { $0.place < $1.place },
      fieldUses: fieldUses.lazy.filter { !$0.isWhole }.map(\.use))
    model.effects = ProjectEffects(effects, nodes, resolved.flow)
    return model
  }

  /// Sets aside the uses that reach no effect, and adds those of facades that do.
  private func settle(
    _ resolved: inout ResolvedUses, by effects: EffectTable
  ) -> (EffectPolicy, FacadeUses) {
    var policy = EffectPolicy(
      sources: sources, resolver: resolver, nodes: nodes, table: effects, sdk: sdk,
      identities: IdentityPlaces(sources: sources, resolver: resolver, sdk: sdk),
      counted: options.counted)
    policy.setAside(&resolved)
    if !options.counted.contains(.composition) {
      policy.composers = ComposedObjects(sources: sources).setAside(&resolved)
    }
    let facades = FacadeUses(
      sources: sources, resolver: resolver, nodes: nodes, table: effects, policy: counting,
      effects: policy, sdk: sdk, allowed: Set(options.allowed),
      qualifier: ModuleQualifier(resolver: resolver, options: options, sdk: sdk)
    )
    facades.add(to: &resolved)
    return (policy, facades)
  }

  /// One note for each static is enough: what is not known is what it declares.
  private func once(_ entries: [NotUnderstood]) -> [NotUnderstood] {
    var told: Set<[String]> = []
    return entries.filter { told.insert([$0.expression, $0.why]).inserted }
  }

  private func precedes(_ left: Dependency, _ right: Dependency) -> Bool {
    (left.file, left.position.offset, left.expression, left.target)
      < (right.file, right.position.offset, right.expression, right.target)
  }

  private func file(_ source: SourceRecord) -> ModelFile {
    ModelFile(
      path: source.path, module: source.module, role: source.role,
      lineCount: Int(source.facts.lineCount), suppressions: source.facts.suppressions)
  }

  private func type(_ id: Int, needs: [Int]) -> TypeEntry {
    let record = resolver.types.records[id]
    let part = record.declaration
    let fact = sources[part.file].facts.types[part.fact]
    var shape = shapeOfType[id]
    shape?.liveNeeds = needs
    var entry = TypeEntry(
      name: record.name, module: record.module, kind: record.kind,
      place: Place(file: part.file, position: fact.position), access: fact.access,
      inherited: record.inherited, isTest: sources[part.file].role == .test,
      exemption: roles.reasons[id], dependencies: shape)
    entry.parents = resolver.parents(of: id)
    return entry
  }

  private func obstacles() -> [NotUnderstood] {
    sources.enumerated().flatMap { file, source in
      source.facts.obstacles.map {
        NotUnderstood(
          place: Place(file: file, position: $0.position), expression: "", why: $0.message,
          owner: nil, member: "")
      }
    }
  }
}
