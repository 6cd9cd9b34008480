import DepPlan
import DepSyntax

extension TypeUses {
  /// Leaves a type that takes something nowhere but in closures that stand in for arguments: a test
  /// passes these.
  mutating func leaveFallbacks(_ project: ProjectTrees) {
    guard uses.allSatisfy({ $0.nameOfReplacedClosure != nil }) else { return }
    leave(project) { use in
      use.nameOfReplacedClosure.map { Refusal(.defaultArgument, "callers can pass '\($0)'") }
    }
  }
}

extension HiddenUse {
  /// The parameter of an initializer in the place of whose closure it stands.
  fileprivate var nameOfReplacedClosure: String? {
    guard let name = site.nameBeforeFallbackClosure, let member = site.member, !member.isHidden,
      member.parametersOfInitializer.contains(name)
    else { return nil }
    return name
  }
}
