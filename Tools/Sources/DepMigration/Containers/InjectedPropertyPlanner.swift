import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Decides what becomes of the properties of a type that property wrappers fill.
struct InjectedPropertyPlanner {
  let shape: TypeShape
  let project: ProjectTrees
  /// What the making of objects leads to; nil where values are filled in after it.
  let reach: ConstructionReach?
  /// How code changes wrapped properties behind an object other than `self`.
  let foreign: ForeignMembers
  /// The values that some code changes later; nil where values are filled in.
  var late: LateOverrides?
  /// What functions do with closures that they are passed.
  var knowledge: EscapeKnowledge?
  /// Says which static functions take the dependencies; nil where none does.
  var functions: FunctionPlanner?
  /// Why nothing of an instance can take the dependencies.
  var refusalOfInstances: Refusal?

  /// How code changes the wrapped properties of all types, behind an object other than `self`.
  static func changedByOthers(in project: ProjectTrees) -> ForeignMembers {
    let names = project.model.dependencies.lazy
      .filter { $0.kind == .wrapper && $0.use == nil && $0.owner != nil }.map(\.member)
    return ForeignMembers(Set(names), in: project)
  }

  /// Those that can be rewritten; the others go to the outcome.
  func properties(
    _ hidden: [Dependency], _ outcome: inout TypeOutcome
  ) -> [InjectedProperty] {
    var properties: [InjectedProperty] = []
    let filling = GloballyFilled(shape: shape, project: project, foreign: foreign)
    for dependency in hidden {
      do throws(Refusal) {
        let filled = try filling?.property(for: dependency)
        if let filled {
          properties.append(filled)
        } else {
          properties.append(try property(for: dependency))
        }
      } catch {
        outcome.leave(dependency, error, project)
      }
    }
    return named(properties)
  }

  /// With names that are apart from each other and from those of the fields that are there.
  ///
  /// Local variables with the same declaration share a field.
  private func named(_ properties: [InjectedProperty]) -> [InjectedProperty] {
    let existing = Set(ExistingFields.of(shape).map(\.name))
    var taken: [String: FieldDraft] = [:]
    return properties.map { property in
      var property = property
      let draft = property.field.draft
      let names = draft.names + (2...9).map { "\(draft.names[0])\($0)" }
      let isConstant = if case .constant = property.form { true } else { false }
      let name = names.first { name in
        guard let other = taken[name] else { return !existing.contains(name) }
        return isConstant && other.local == draft.local && other.type == draft.type
      }
      property.field.name = name ?? draft.names[0]
      taken[property.field.name] = draft
      return property
    }
  }

  private func property(for dependency: Dependency) throws(Refusal) -> InjectedProperty {
    let facts = project.records[dependency.file].facts
    let module = project.records[dependency.file].module
    try Precondition.check(
      Preconditions.ofDependencies,
      of: FoundDependency(
        dependency: dependency, suppressions: facts.suppressions,
        foreignModule: project.scope.sharesModule(of: shape.type, with: module) ? nil : module,
        isCompiled: project.compiles(dependency.file)))
    let isLocal = dependency.use != nil
    let site = isLocal ? try local(dependency) : try property(dependency)
    let function = isLocal ? try functions?.function(around: site) : nil
    if function == nil, let refusalOfInstances { throw refusalOfInstances }
    let reads = isLocal ? PropertyReads(ofLocal: site) : PropertyReads(of: site, in: shape)
    let name = dependency.expression.dropFirst().prefix { $0 != "(" && $0 != "<" }
    guard
      let wrapper = project.scope.injectingWrapper(
        String(name), in: shape.type, file: dependency.file),
      !wrapper.needsArgument || site.firstArgument != nil
    else { throw Refusal(.wrapperUnknown, Self.howToTell(String(name), site)) }
    let value = try value(of: site, wrapper, dependency)
    let subject = InjectedPropertySubject(
      site: site, reads: reads, wrapper: wrapper, value: value, shape: shape, project: project,
      closesCircle: closesCircle(value), isOverriddenLater: isOverriddenLater(site),
      isLocal: isLocal,
      isAssignedByOthers: !isLocal && isAssignedByOthers(site),
      isChangedByOthers: !isLocal && isChangedByOthers(site))
    try Precondition.check(Preconditions.ofInjectedProperties, of: subject)
    var property = InjectedProperty(
      dependency: dependency, site: site, field: field(subject), form: form(subject),
      actorOfLive: subject.actorOfLive, valueType: value.type)
    property.function = function
    property.needsSelf =
      isLocal && function == nil && !shape.isStruct && reach(of: site)?.isThroughSelf == true
    return property
  }

  /// Names the line of the configuration that tells when a wrapper fetches.
  private static func howToTell(_ wrapper: String, _ site: WrappedProperty) -> String {
    // Stores of values behind key paths ask the store at each read, and that suits other ones too.
    let moment: FetchMoment =
      site.firstArgument?.hasPrefix("\\") == true ? .eachRead : .initializer
    return "the source of '@\(wrapper)' is not part of the project; if it fetches "
      + (moment == .eachRead ? "at each read" : "in its initializer")
      + ", write '\"sdk\": {\"injectingWrappers\": {\"\(wrapper)\": \"\(moment.rawValue)\"}}' into "
      + "'.depstructs.json'"
  }

  private func property(_ dependency: Dependency) throws(Refusal) -> WrappedProperty {
    guard let site = WrappedProperty(attributeAt: Int(dependency.position.offset), in: shape)
    else { throw Refusal(.staticMember, "the property does not belong to an instance") }
    return site
  }

  private func local(_ dependency: Dependency) throws(Refusal) -> WrappedProperty {
    guard let source = project.source(dependency.file),
      let site = WrappedProperty(
        localAttributeAt: Int(dependency.position.offset), in: source)
    else { throw Refusal(.propertyWrapper, "the variable is not part of a body") }
    try Precondition.check(
      Preconditions.ofLocalWrappers,
      of: LocalWrapper(
        site: site, shape: shape, reach: reach(of: site),
        function: try functions?.function(around: site)))
    return site
  }

  /// How the code around a local variable reaches the dependencies.
  private func reach(of site: WrappedProperty) -> ClosureReach? {
    guard let knowledge, let member = site.surroundings.member.map({ MemberSite($0) }) else {
      return nil
    }
    return ClosureReach(
      site.closures,
      of: ClosureReach.Holder(
        isValue: shape.isStruct, isMutating: member.isMutating, isReadByMainActor: false,
        isNonisolated: [.none, .nonisolated].contains(shape.isolation),
        members: shape.instanceMembers),
      unwrapped: 0, knowledge: knowledge, module: shape.entry.module,
      imports: project.records[site.source.file].facts.imports)
  }

  /// What the wrapper fetches; a written type wins over what the key path leads to.
  private func value(
    of site: WrappedProperty, _ wrapper: InjectingWrapper, _ dependency: Dependency
  ) throws(Refusal) -> FetchedValue {
    let argument = site.firstArgument ?? ""
    var value = project.scope.fetched(
      byKeyPath: argument, of: wrapper, in: shape.type, file: dependency.file)
    if let written = site.property.typeText {
      value = value ?? FetchedValue(type: written, isKept: wrapper.keepsAll)
      value?.type = written
      value?.origin = nil
    }
    if let value { return value }
    if argument.hasSuffix(".self") {
      let name = String(argument.dropLast(".self".count))
      let id = project.scope.type(named: name, in: shape.type)
      let isProtocol = id.map { project.model.types[$0].kind == .protocol } == true
      return FetchedValue(type: (isProtocol ? "any " : "") + name)
    }
    throw Refusal(
      .typeUnknown,
      argument.hasPrefix("\\")
        ? "the declaration of '\(argument)' is not part of the project" : "no type is written")
  }

  private func closesCircle(_ value: FetchedValue) -> Bool {
    let name = FieldType(value.type).name
    let file = value.origin ?? shape.declaration.source.file
    guard let reach,
      let type = project.scope.type(named: name, in: shape.type, file: file)
    else { return false }
    return reach.leads(to: shape.type, from: type)
  }

  /// Whether a test overrides the value around code of an object that it made before.
  private func isOverriddenLater(_ site: WrappedProperty) -> Bool {
    guard let key = site.firstArgument?.split(separator: ".").dropFirst().first else {
      return false
    }
    return late?.change(String(key), of: shape.type, reach) == true
  }

  private func field(_ subject: InjectedPropertySubject) -> FieldPlan {
    let site = subject.site
    let name = site.name
    let value = subject.value
    let type = FieldType(value.type)
    var draft = FieldDraft(
      identity: "container/" + name, names: [name], type: type, live: name, access: .value,
      isSendable: true, origins: value.origin.map { [$0] } ?? [])
    draft.local =
      subject.wrapper.plainWrapper.map(site.localDeclaration(renaming:)) ?? site.localDeclaration
    switch subject.fetch {
    case .once: break
    case .fromWrapper:
      draft.local = "let \(name) = \(site.construction)"
      draft.live = "{ \(name).wrappedValue }"
    case .eachTime, .late: draft.isLocalToClosure = true
    }
    if subject.fetch != .once {
      draft.access = .provider
      let result = type.isImplicitlyUnwrapped ? "\(value.type.dropLast())?" : type
      draft.type = .provider(of: result, actor: value.actor)
    }
    let making = "make" + name.withoutBackticks.upperCamel
    let makes =
      subject.fetch == .late || subject.state != nil && subject.fetch == .eachTime
      || subject.isLocal && subject.wrapper.moment != .kept
    draft.names = makes ? [making] : [name.withoutBackticks, making]
    return FieldPlan(
      draft: draft, name: draft.names[0], isUsedWhole: true, members: [],
      isExisting: false, type: draft.type.description)
  }

  private func form(_ subject: InjectedPropertySubject) -> InjectedProperty.Form {
    if subject.isLocal { return .constant }
    if let state = subject.state { return .state(wrapper: state) }
    if subject.fetch == .late { return .lazy }
    let reads = subject.reads
    guard subject.site.property.isPrivate, !reads.hasUnclear, subject.site.canBeRemoved else {
      return .computed
    }
    return .replaced(reads.reads)
  }
}
