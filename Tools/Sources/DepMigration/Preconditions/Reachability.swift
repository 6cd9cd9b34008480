import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// A field that no other file can set is no seam: neither a test nor a caller passes anything else.
extension Precondition where Subject == TypeFacts {
  /// A struct that is there already is what its author wants.
  static var isReachable: Self {
    Self(.unreachableSeam) { subject in
      guard subject.entry.dependencies == nil else { return nil }
      switch subject.project.scope.visibility(of: subject.type) {
      case .private: return "the type is private, so no other code can pass dependencies"
      case .fileprivate: return "only its file sees the type, so no test can pass dependencies"
      default: return nil
      }
    }
  }
}

extension Precondition where Subject == PlannedInitializers {
  /// An initializer that only its file sees keeps its access, unless it guards a singleton.
  static var isSeenByOthers: Self {
    Self(.unreachableSeam) { subject in
      guard !subject.usesLibrary, subject.plan.addition == .none else { return nil }
      let shape = subject.planner.shape
      let taking = zip(shape.initializers, subject.plan.forms)
        .filter { InitializerPlan.taking.contains($0.1) }
      let isHidden = taking.allSatisfy { site, form in
        site.isHidden && !(form == .pair && (site.labels.isEmpty || shape.hidesAllInitializers))
      }
      return !taking.isEmpty && isHidden
        ? "each initializer that could take dependencies is private" : nil
    }
  }
}
