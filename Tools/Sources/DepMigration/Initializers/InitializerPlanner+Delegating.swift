import DepSyntax

/// The initializers that call another one of the type.
extension InitializerPlanner {
  /// Lets those take the dependencies that pass them on in every call.
  ///
  /// A call may mean several initializers with the same labels, the one that calls among them. In
  /// the end each chain of calls leads to one that keeps the dependencies, so that all are taken to
  /// pass them on until one is found that does not.
  func decideDelegating(in plan: inout InitializerPlan, usedIn used: Set<Int>) {
    let delegating = plan.forms.indices.filter {
      shape.initializers[$0].isDelegating && (plan.addition != .property || used.contains($0))
    }
    for index in delegating { plan.forms[index] = .passing }
    var previous: [InitializerForm] = []
    while previous != plan.forms {
      previous = plan.forms
      for index in delegating where plan.forms[index] == .passing {
        plan.forms[index] = delegatingForm(
          shape.initializers[index], isUsed: used.contains(index), plan)
      }
    }
  }

  private func delegatingForm(
    _ site: InitializerSite, isUsed: Bool, _ plan: InitializerPlan
  ) -> InitializerForm {
    let calls = site.delegatedCalls
    if inheritsEmpty(beside: site) { return isUsed ? .passingDefault : .unchanged }
    let reachesAll = !calls.isEmpty && calls.allSatisfy { plan.accepts($0, shape) }
    if reachesAll, !mustKeepSignature(site), !isOverridden(site) { return .passing }
    return isUsed ? .passingDefault : .unchanged
  }
}
