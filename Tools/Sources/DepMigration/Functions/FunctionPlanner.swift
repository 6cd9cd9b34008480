import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Decides which static functions of a type take its dependencies as a parameter.
struct FunctionPlanner {
  let shape: TypeShape
  let project: ProjectTrees
  let uncalled: UncalledMembers
  /// Whether static functions are to be rewritten at all.
  let isAsked: Bool
  /// Why no function of the type can take them; nil where some may.
  private let refusal: Refusal?

  init(shape: TypeShape, project: ProjectTrees, uncalled: UncalledMembers, isAsked: Bool) {
    self.shape = shape
    self.project = project
    self.uncalled = uncalled
    self.isAsked = isAsked
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
      let function = FunctionSite(member, in: source), surroundings.obstacle == nil
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
    for use in uses {
      guard let member = use.site.member, !sites.contains(where: { $0.member == member }),
        let site = FunctionSite(member, in: use.site.source)
      else { continue }
      sites.append(site)
    }
    if isAsked, refusal == nil { addCallers(to: &sites) }
    return sites.map { FunctionIntent(site: $0, form: form(of: $0)) }
  }

  /// Adds the static functions that call one of these, so that who calls them can hand something
  /// over: what a private function takes is of no use where all that call it are left.
  private func addCallers(to sites: inout [FunctionSite]) {
    guard !sites.isEmpty else { return }
    var others = shape.staticFunctions.filter { site in
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

  /// The calls of these functions in their own bodies, and where `reach` is there, in code of
  /// instances.
  func passingCalls(
    of functions: [FunctionIntent], from reach: AccessPlanner?
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
        passingCall(at: site, from: reach, among: sites)
      }
  }

  /// A call in code of an instance, as far as that reaches the property.
  private func passingCall(
    at site: UseSite, from planner: AccessPlanner, among sites: [FunctionSite]
  ) -> PassingCall? {
    guard let member = site.member, let call = site.call, !site.isInInitializer,
      !member.isInlined, !member.modifiers.contains("nonisolated"),
      Preconditions.ofExpressions.allSatisfy({ $0.refusal(site) == nil }),
      let target = target(of: call, in: member, among: sites)
    else { return nil }
    let reach = planner.reach(at: site)
    guard !site.isShadowed || reach.capture == nil else { return nil }
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
    guard let name = names.popLast(), isThisType(names.joined(separator: ".")),
      !names.isEmpty
        || member.isStatic && !(member.binds(name) && LocalNames.bind(name, around: call.node))
    else { return nil }
    return sites.first {
      $0.name == name
        && $0.parameters.mayTake(call.labels, hasTrailingClosure: call.hasTrailingClosure)
    }
  }

  private func isThisType(_ base: String) -> Bool {
    if base.isEmpty || base == "Self" { return true }
    let isNamed = base == shape.entry.name || base == shape.entry.name.lastName
    return isNamed && !project.scope.isGeneric(shape.type)
  }
}
