import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Refuses a type that only reads what a test can override for it: `@Dependency(\.api)` of
/// swift-dependencies keeps the value that is current where the object is made.
func checkThatNotAllCanBeOverridden(
  _ hidden: [Dependency], in project: ProjectTrees
) throws(Refusal) {
  guard let first = hidden.first else { return }
  let isOverridable = hidden.allSatisfy { place in
    let name = place.expression.dropFirst().prefix { $0 != "(" && $0 != "<" }
    return place.kind == .wrapper
      && project.scope.type(named: String(name), in: place.owner, file: place.file) == nil
      && project.scope.injectingWrapper(String(name), in: place.owner, file: place.file)?.moment
        == .kept
  }
  guard isOverridable else { return }
  let name = first.expression.prefix { $0 != "(" && $0 != "<" }
  throw Refusal(.overridable, "a test can override what '\(name)' reads")
}
