import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Decides which functions of a type take its dependencies as a parameter.
struct FunctionPlanner {
  let shape: TypeShape
  let project: ProjectTrees
  let uncalled: UncalledMembers
  /// Whether functions are to be rewritten at all.
  let isAsked: Bool
  /// Whether functions of instances take them too, as no instance can keep any.
  let includesInstances: Bool
  /// Why no function of the type can take them; nil where some may.
  private let refusal: Refusal?

  /// `refusalOfInstances` is why no instance can keep the dependencies, nil where it can.
  init(
    shape: TypeShape, project: ProjectTrees, uncalled: UncalledMembers, isAsked: Bool,
    refusalOfInstances: Refusal?
  ) {
    self.shape = shape
    self.project = project
    self.uncalled = uncalled
    self.isAsked = isAsked
    includesInstances =
      isAsked && shape.dependencies == nil
      && refusalOfInstances.map { ReasonName.ofValues.contains($0.reason) } == true
    let declaration = TypeDeclaration(shape: shape, project: project)
    refusal =
      Preconditions.ofDeclarationsWithFunctions.lazy
      .compactMap { $0.refusal(declaration) }.first
  }

  /// Whether a use stands in a function that takes the dependencies; throws why it cannot.
  func takesDependencies(_ site: UseSite) throws(Refusal) -> Bool {
    try function(around: site.surroundings, in: site.source) != nil
  }

  /// The function that takes the dependencies and with them what a local variable fetches.
  func function(around site: WrappedProperty) throws(Refusal) -> FunctionSite? {
    try function(around: site.surroundings, in: site.source)
  }

  private func function(
    around surroundings: Surroundings, in source: ParsedSource
  ) throws(Refusal) -> FunctionSite? {
    guard let member = surroundings.member.map({ MemberSite($0) }),
      let function = FunctionSite(member, in: source),
      function.isStatic || includesInstances, surroundings.obstacle == nil
    else { return nil }
    guard isAsked else {
      guard refusal == nil, canTakeDependencies(function) else { return nil }
      throw Refusal(
        .staticMember, "a static member has no instance; '--functions' adds a parameter")
    }
    if let refusal { throw refusal }
    try Precondition.check(Preconditions.ofFunctions, of: subject(function))
    guard isReached(function) else {
      throw Refusal(
        .staticMember, "only code that has no dependencies to pass calls the private function")
    }
    return function
  }

  /// What becomes of the functions with these uses and variables.
  func intents(
    for uses: [HiddenUse], _ injected: [InjectedProperty]
  ) -> [FunctionIntent] {
    var sites: [FunctionSite] = []
    for site in injected.compactMap(\.function)
    where !sites.contains(where: { $0.member == site.member }) {
      sites.append(site)
    }
    for use in uses where use.isInFunction {
      guard let member = use.site.member, !sites.contains(where: { $0.member == member }),
        let site = FunctionSite(member, in: use.site.source)
      else { continue }
      sites.append(site)
    }
    if isAsked, refusal == nil { addCallers(to: &sites) }
    return sites.map { FunctionIntent(site: $0, form: form(of: $0)) }
  }

  /// The functions that may take the dependencies.
  var candidates: [FunctionSite] { includesInstances ? shape.functions : shape.staticFunctions }

  /// Adds the functions that call one of these, so that who calls them can hand something
  /// over: what a private function takes is of no use where all that call it are left.
  private func addCallers(to sites: inout [FunctionSite]) {
    guard !sites.isEmpty else { return }
    var others = candidates.filter { site in
      !sites.contains { $0.member == site.member } && site.dependenciesParameter == nil
        && project.scope.sharesModule(
          of: shape.type, with: project.records[site.source.file].module)
    }
    while true {
      let known = sites
      let callers = others.filter { site in
        site.calls.contains { target(of: $0, in: site.member, among: known) != nil }
      }
      if callers.isEmpty { return }
      others.removeAll { site in callers.contains { $0.member == site.member } }
      sites += callers.filter { canTakeDependencies($0) && isReached($0) }
    }
  }

  /// The calls of these functions in their own bodies, in the initializers that take dependencies,
  /// `taking`, and where `reach` is there, in code of instances.
  func passingCalls(
    of functions: [FunctionIntent], from reach: AccessPlanner?, taking: Set<MemberSite>
  ) -> [PassingCall] {
    let sites = functions.map(\.site)
    guard !sites.isEmpty else { return [] }
    let inFunctions = sites.flatMap { site in
      site.calls.compactMap { call in
        target(of: call, in: site.member, among: sites).map {
          PassingCall(
            call: call, target: .function($0),
            reach: DependenciesAccess(
              name: .parameter(site.dependenciesParameter ?? "dependencies")))
        }
      }
    }
    guard let reach else { return inFunctions }
    return inFunctions
      + shape.callsOfStatics(project.scope.sdk).compactMap { site in
        passingCall(at: site, from: reach, among: sites, taking)
      }
  }

  /// A call in code of an instance, as far as that reaches the property.
  private func passingCall(
    at site: UseSite, from planner: AccessPlanner, among sites: [FunctionSite],
    _ taking: Set<MemberSite>
  ) -> PassingCall? {
    guard let member = site.member, let call = site.call,
      !site.isInInitializer || taking.contains(member),
      !member.isInlined, !member.modifiers.contains("nonisolated"),
      Preconditions.ofExpressions.allSatisfy({ $0.refusal(site) == nil }),
      let target = target(of: call, in: member, among: sites)
    else { return nil }
    var reach = planner.reach(at: site)
    guard !site.isShadowed || reach.capture == nil else { return nil }
    // An initializer takes them under this name, whatever that of the property is.
    if site.isInInitializer, case .plain = reach.name { reach.name = .parameter("dependencies") }
    return PassingCall(call: call, target: .function(target), reach: reach)
  }

  private func form(of site: FunctionSite) -> FunctionIntent.Form {
    if site.dependenciesParameter != nil { return .unchanged }
    let visibility = project.scope.visibility(of: shape.type)
    let isSeen = [.public, .open, .package].contains(visibility)
    return site.isExported && isSeen ? .pair : .parameter
  }

  /// The function that a call means, where it takes the dependencies.
  func target(
    of call: CallSite, in member: MemberSite, among sites: [FunctionSite]
  ) -> FunctionSite? {
    guard !call.labels.contains("dependencies") else { return nil }
    var names = call.called.split(separator: ".").map(String.init)
    guard let name = names.popLast() else { return nil }
    let isOnOwnSide = names.isEmpty || names == ["self"]
    guard
      isOnOwnSide ? member.isStatic || includesInstances : isThisType(names.joined(separator: ".")),
      !(names.isEmpty && member.binds(name) && LocalNames.bind(name, around: call.node))
    else { return nil }
    return sites.first {
      $0.name == name && $0.isStatic == (isOnOwnSide ? member.isStatic : true)
        && $0.parameters.mayTake(call.labels, hasTrailingClosure: call.hasTrailingClosure)
    }
  }

  private func isThisType(_ base: String) -> Bool {
    if base == "Self" { return true }
    let isNamed = base == shape.entry.name || base == shape.entry.name.lastName
    return isNamed && !project.scope.isGeneric(shape.type)
  }
}

extension ReasonName {
  /// Why instances keep no dependencies that are data: they are handed what they need.
  static let ofValues: Set<ReasonName> = [
    .dataValue, .enumeration, .managedObject, .rawRepresentable, .synthesisedCodable,
    .synthesisedEquality,
  ]
}
