import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Finds the hidden dependencies of a type that can be rewritten, each with the field for it.
struct UseClassifier {
  let shape: TypeShape
  let project: ProjectTrees
  let inference: FieldInference
  let sdkForm: MigrationOptions.SDKForm
  let protocols: MigrationOptions.Protocols
  let functions: FunctionPlanner
  /// Why code of instances stays as it is; nil where it may change.
  let refusalOfInstances: Refusal?

  /// The uses in order of file and place; what cannot be rewritten goes to the outcome.
  func uses(_ hidden: [Dependency], _ outcome: inout TypeOutcome) -> [HiddenUse] {
    var uses: [HiddenUse] = []
    let bags = BagMembers(hidden, in: project)
    let delegates = DelegateUses(hidden, in: project)
    let calls = MemberCalls(hidden, in: project, as: sdkForm)
    for (file, places) in Dictionary(grouping: hidden, by: \.file).sorted(by: { $0.key < $1.key }) {
      let finder = project.source(file).map {
        ExpressionFinder(
          source: $0, facts: project.records[file].facts, sdk: project.scope.sdk)
      }
      for place in places {
        do throws(Refusal) {
          uses += try self.uses(of: place, finder, calls, bags, delegates)
        } catch {
          outcome.leave(place, error, project)
        }
      }
    }
    let joined = SharedCalls(uses).joined(uses) { (use, positions) throws(Refusal) in
      try ConditionalAlias.spelled(
        try inference.field(for: use.dependency, at: use.site, passing: positions),
        for: use.dependency, in: project)
    }
    let checked = AvailabilityChecks.moved(
      into: ConstantArguments.leftOut(of: joined), of: shape.type, in: project)
    return checked.sorted {
      ($0.order(shape), $0.dependency.position) < ($1.order(shape), $1.dependency.position)
    }
  }

  private func foreignModule(of dependency: Dependency) -> String? {
    let module = project.records[dependency.file].module
    return project.scope.sharesModule(of: shape.type, with: module) ? nil : module
  }

  /// Several for a singleton that a local constant holds, whose members the code asks for.
  private func uses(
    of dependency: Dependency, _ finder: ExpressionFinder?, _ calls: MemberCalls,
    _ bags: BagMembers, _ delegates: DelegateUses
  ) throws(Refusal) -> [HiddenUse] {
    let forms = calls.forms(of: dependency)
    let parts = delegates.forms(of: dependency)
    guard forms.count + parts.count > 1 else {
      return [try use(dependency, finder, calls, bags, forms.first, parts.first)]
    }
    var uses: [HiddenUse] = []
    for form in forms { uses.append(try use(dependency, finder, calls, bags, form, nil)) }
    for part in parts { uses.append(try use(dependency, finder, calls, bags, nil, part)) }
    return uses
  }

  private func use(
    _ dependency: Dependency, _ finder: ExpressionFinder?, _ calls: MemberCalls,
    _ bags: BagMembers, _ form: MemberCalls.Form?, _ delegate: DelegateUses.Form?
  ) throws(Refusal) -> HiddenUse {
    guard let finder else { throw Refusal(.syntaxError, "the tool cannot read the file") }
    try Precondition.check(
      Preconditions.ofDependencies,
      of: FoundDependency(
        dependency: dependency, suppressions: finder.facts.suppressions,
        foreignModule: foreignModule(of: dependency),
        isCompiled: project.compiles(dependency.file)))
    if let refusal = calls.refusal(of: dependency) { throw refusal }
    let whole = WholeCall(dependency, in: project, finder)
    guard
      let site = form?.site ?? delegate?.site ?? whole?.site
        ?? finder.find(bags.whole(dependency), isFunction: isFunction(dependency))
    else {
      throw Refusal(.argumentsUnknown, "no closure is known for this form of the expression")
    }
    let isInFunction = try isInFunction(dependency, at: site)
    let draft =
      if let form { try inference.replaceable(inference.field(for: form)) } else if let delegate {
        try KeptNames(dependency, project).ofProject(in: delegate.draft)
      } else if let whole {
        try whole.draft(of: dependency, in: project)
      } else if let member = bags.member(of: dependency) {
        try KeptNames(dependency, project).ofProject(in: try inference.member(member))
      } else {
        try inference.field(for: dependency, at: site)
      }
    var use = HiddenUse(
      dependency: dependency, site: site,
      draft: try ConditionalAlias.spelled(draft, for: dependency, in: project),
      isGuarded: site.surroundings.isConditionalOrGuarded
        && !project.scope.sdk.isEverywhere(dependency)
        && !ConditionalUses(project: project).haveInAllBuilds(dependency, at: site)
        && (site.surroundings.isConditional
          || !AnySystem(project: project).has(dependency, as: draft)),
      constant: form?.constant ?? delegate?.constant,
      isInFunction: isInFunction, closureObstacle: calls.obstacle(to: dependency))
    try Precondition.check(Preconditions.ofFields, of: FieldUse(use: use, project: project))
    use.expected = expected(use)
    return use
  }

  /// The same, where nothing in the expression keeps the use as it is.
  private func isInFunction(_ dependency: Dependency, at site: UseSite) throws(Refusal) -> Bool {
    let isInFunction = try takesDependencies(dependency, at: site)
    if !isInFunction, let refusalOfInstances { throw refusalOfInstances }
    try Precondition.check(
      isInFunction ? Preconditions.ofExpressionsInFunctions : Preconditions.ofExpressions, of: site)
    // What comes from a container is to leave it, wherever the code asks; where a moment or a
    // random number stands in for an argument, the type asks its own clock or generator.
    if dependency.kind != .ambientValue, ContainerCall.key(of: dependency, in: project) == nil {
      try Precondition.check(Preconditions.ofUsesAlone, of: site)
    }
    return isInFunction
  }

  /// Whether the use stands in a function that takes the dependencies.
  ///
  /// The advice to add the parameter helps only where a field can hold what the code reads.
  private func takesDependencies(
    _ dependency: Dependency, at site: UseSite
  ) throws(Refusal) -> Bool {
    do throws(Refusal) {
      return try functions.takesDependencies(site)
    } catch {
      if error.reason == .staticMember, [.singleton, .globalVariable].contains(dependency.kind) {
        _ = try inference.field(for: dependency, at: site)
        if isAssigned(dependency) {
          throw Refusal(.assignedSingleton, "the type also assigns the singleton")
        }
      }
      throw error
    }
  }

  /// Whether other code of the type changes the variable in place, so that no field can hold it.
  private func isAssigned(_ dependency: Dependency) -> Bool {
    project.model.dependencies.contains { other in
      guard other.owner == dependency.owner, other.sharedName == dependency.sharedName,
        other.role != .read
      else { return false }
      let facts = project.records[other.file].facts
      let isSubscripted = other.use.map { facts.uses[$0.index].flags.contains(.isSubscripted) }
      return other.kind != .globalVariable || other.role == .inout
        || other.chain(in: facts)?.next != nil || isSubscripted == true
    }
  }

  private func isFunction(_ dependency: Dependency) -> Bool {
    SingletonType.isFunction(dependency, in: project)
      || FacadeMember.isFunction(inference.staticOfLocator(dependency) ?? dependency, in: project)
      || inference.asksFunction(dependency)
      || dependency.kind == .singleton && dependency.target.singleton == nil
        && dependency.target.name.hasSuffix("()")
  }

  /// An object that is handed over whole can be what the place takes it as.
  private func expected(_ use: HiddenUse) -> String? {
    guard protocols != .concrete, use.requiredMembers == nil,
      [.value, .provider].contains(use.draft.access),
      [.singleton, .systemSingleton].contains(use.dependency.kind),
      let owner = use.dependency.owner
    else { return nil }
    return ExpectedProtocol(project: project, owner: owner).name(for: use.draft, at: use.site)
  }
}

/// A use that becomes one closure together with the call around it.
private enum WholeCall {
  case container(ContainerCall)
  case made(MadeCall)
  case lent(SDKObjectCall)

  init?(_ dependency: Dependency, in project: ProjectTrees, _ finder: ExpressionFinder) {
    if let call = ContainerCall(dependency, in: project, finder) {
      self = .container(call)
    } else if let call = MadeCall(dependency, in: project, finder) {
      self = .made(call)
    } else if let call = SDKObjectCall(dependency, in: project, finder) {
      self = .lent(call)
    } else {
      return nil
    }
  }

  var site: UseSite {
    switch self {
    case .container(let call): call.site
    case .made(let call): call.site
    case .lent(let call): call.site
    }
  }

  func draft(of dependency: Dependency, in project: ProjectTrees) throws(Refusal) -> FieldDraft {
    switch self {
    case .container(let call): try call.draft()
    case .made(let call): try KeptNames(dependency, project).ofProject(in: call.draft)
    case .lent(let call): try KeptNames(dependency, project).ofSDK(in: call.draft)
    }
  }
}
