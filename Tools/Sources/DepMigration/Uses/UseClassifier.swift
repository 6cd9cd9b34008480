import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Finds the hidden dependencies of a type that can be rewritten, each with the field for it.
struct UseClassifier {
  let shape: TypeShape
  let project: ProjectTrees
  let inference: FieldInference

  /// The uses in order of file and place; what cannot be rewritten goes to the outcome.
  func uses(_ hidden: [Dependency], _ outcome: inout TypeOutcome) -> [HiddenUse] {
    var uses: [HiddenUse] = []
    for (file, places) in Dictionary(grouping: hidden, by: \.file).sorted(by: { $0.key < $1.key }) {
      let finder = project.source(file).map {
        ExpressionFinder(
          source: $0, facts: project.records[file].facts, sdk: project.scope.sdk)
      }
      for place in places {
        do throws(Refusal) {
          uses.append(try use(place, finder))
        } catch {
          outcome.leave(place, error, project)
        }
      }
    }
    return uses.sorted {
      ($0.order(shape), $0.dependency.position) < ($1.order(shape), $1.dependency.position)
    }
  }

  private func use(
    _ dependency: Dependency, _ finder: ExpressionFinder?
  ) throws(Refusal) -> HiddenUse {
    guard let finder else { throw Refusal(.syntaxError, "the file cannot be read") }
    try Precondition.check(
      Preconditions.ofDependencies,
      of: FoundDependency(dependency: dependency, suppressions: finder.facts.suppressions))
    let isFunction = SingletonType.isFunction(dependency, in: project)
    guard let site = finder.find(dependency, isFunction: isFunction) else {
      throw Refusal(.argumentsUnknown, "no closure stands for this form of it")
    }
    try Precondition.check(Preconditions.ofExpressions, of: site)
    let use = HiddenUse(
      dependency: dependency, site: site, draft: try inference.field(for: dependency, at: site),
      isGuarded: site.surroundings.isConditionalOrGuarded
        && !project.scope.sdk.isEverywhere(dependency))
    try Precondition.check(Preconditions.ofFields, of: FieldUse(use: use, project: project))
    return use
  }
}
