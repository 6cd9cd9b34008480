import DepModel
import DepSyntax

/// The places where objects of a type make others of the same type, which get the same
/// dependencies.
struct OwnConstructions {
  let shape: TypeShape
  let plan: InitializerPlan
  let project: ProjectTrees

  func calls(from planner: AccessPlanner) -> [PassingCall] {
    guard !project.scope.isGeneric(shape.type) else { return [] }
    return shape.constructionsOfItself(project.scope.sdk).compactMap { call(at: $0, planner) }
  }

  /// Those in static functions that take dependencies, which they hand on.
  func calls(in functions: [FunctionIntent]) -> [PassingCall] {
    guard !project.scope.isGeneric(shape.type) else { return [] }
    let names = shape.namesOfConstructions
    return functions.map(\.site).flatMap { site in
      site.calls.filter {
        names.contains($0.called) && !$0.labels.contains("dependencies")
          && isOfThisType($0) && plan.accepts($0, shape)
      }.map { call in
        PassingCall(
          call: call, target: .initializer(shape.initializers.first { $0.mayTake(call) }),
          reach: DependenciesAccess(
            name: .parameter(site.dependenciesParameter ?? "dependencies")))
      }
    }
  }

  private func call(at site: UseSite, _ planner: AccessPlanner) -> PassingCall? {
    guard let member = site.member, let call = site.call, !site.isInInitializer,
      !member.isInlined, !member.modifiers.contains("nonisolated"),
      !call.labels.contains("dependencies"), isOfThisType(call), plan.accepts(call, shape),
      Preconditions.ofExpressions.allSatisfy({ $0.refusal(site) == nil })
    else { return nil }
    let reach = planner.reach(at: site)
    guard !site.isShadowed || reach.capture == nil else { return nil }
    return PassingCall(
      call: call, target: .initializer(shape.initializers.first { $0.mayTake(call) }),
      reach: reach)
  }

  /// Whether the name of the type means no other one there, as that of a nested type would.
  private func isOfThisType(_ call: CallSite) -> Bool {
    let name = call.called.replacing(".init", with: "")
    return project.scope.type(named: name, in: shape.type).map { $0 == shape.type } ?? true
  }
}
