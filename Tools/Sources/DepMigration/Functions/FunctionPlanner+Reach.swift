import DepFacts
import DepModel
import DepSyntax

/// Which functions a caller can hand dependencies: a parameter without such a caller is no seam.
extension FunctionPlanner {
  func isReached(_ function: FunctionSite) -> Bool {
    var seen: [FunctionSite] = []
    return isReached(function, &seen)
  }

  private func isReached(_ function: FunctionSite, _ seen: inout [FunctionSite]) -> Bool {
    if !function.isHidden || function.dependenciesParameter != nil { return true }
    if seen.contains(where: { $0.member == function.member }) { return false }
    seen.append(function)
    if isCalledInInstances(function) { return true }
    let callers = candidates.filter { caller in
      caller.member != function.member
        && caller.calls.contains { target(of: $0, in: caller.member, among: [function]) != nil }
        && canTakeDependencies(caller)
    }
    return callers.contains { isReached($0, &seen) }
  }

  /// Whether code of instances that uses nothing itself calls functions with these uses: what a
  /// test hands to an object would otherwise not reach them.
  func areCalledByInstances(_ uses: TypeUses) -> Bool {
    guard uses.hasFunctions, !uses.hasInstances, !uses.keepsInstances, !includesInstances,
      shape.dependencies == nil
    else { return false }
    let sites = intents(for: uses.uses, uses.injected)
    return passingCalls(of: sites, from: uses.reach, taking: []).count
      > passingCalls(of: sites, from: nil, taking: []).count
  }

  /// Drops the default of private functions where each call passes the dependencies: a call that
  /// forgets them is an error then.
  func requiring(_ functions: [FunctionIntent], in passing: [PassingCall]) -> [FunctionIntent] {
    let passed = passing.map(\.call)
    return functions.map { function in
      let site = function.site
      guard function.form == .parameter, site.isHidden, site.isCalled(onlyIn: passed) else {
        return function
      }
      var required = function
      required.form = .required
      return required
    }
  }

  func canTakeDependencies(_ site: FunctionSite) -> Bool {
    let subject = subject(site)
    return Preconditions.ofFunctions.allSatisfy { $0.refusal(subject) == nil }
  }

  func subject(_ site: FunctionSite) -> DependentFunction {
    DependentFunction(site: site, shape: shape, project: project, uncalled: uncalled)
  }

  /// Whether code of an instance calls it that has the dependencies, as it hides some itself.
  private func isCalledInInstances(_ function: FunctionSite) -> Bool {
    if includesInstances { return false }
    let taking = takingInitializers
    let isCalled = shape.callsOfStatics(project.scope.sdk).contains { site in
      guard let member = site.member, let call = site.call, site.surroundings.obstacle == nil,
        !site.isInInitializer || taking.contains(member)
      else { return false }
      return target(of: call, in: member, among: [function]) != nil
    }
    guard isCalled else { return false }
    if shape.dependencies != nil { return true }
    return project.model.dependencies.contains { dependency in
      guard dependency.owner == shape.type, dependency.state == .hidden, let use = dependency.use
      else { return false }
      let facts = project.records[dependency.file].facts
      let member = facts.uses[use.index].member
      return member >= 0 && !facts.members[Int(member)].flags.contains(.isStatic)
    }
  }

  /// The initializers that take the dependencies in a type that gains them.
  private var takingInitializers: Set<MemberSite> {
    guard shape.dependencies == nil, !includesInstances else { return [] }
    let planner = InitializerPlanner(shape: shape, project: project, uses: [])
    let all = Set(shape.initializers.indices)
    guard let plan = try? planner.plan(usedIn: all, movesValues: false) else { return [] }
    return Set(
      zip(shape.initializers, plan.forms).filter { [.parameter, .passing].contains($0.1) }
        .map(\.0.member))
  }
}
