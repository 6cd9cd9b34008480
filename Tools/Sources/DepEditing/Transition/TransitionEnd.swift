import DepMigration
import DepFacts
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// Takes the default from the dependencies of a type, so that every caller has to pass them.
struct TransitionEnd {
  let project: ProjectTrees

  func answer(for type: Int, excluding refusal: LeftPlace?) -> (TypeOutcome, EditList) {
    let entry = project.model.types[type]
    var outcome = TypeOutcome(
      name: entry.name, module: entry.module, path: project.records[entry.place.file].path,
      position: entry.place.position, status: .skipped)
    if let refusal {
      outcome.status = .putBack
      outcome.refusal = refusal
      return (outcome, EditList())
    }
    guard entry.dependencies != nil else {
      return refused(outcome, .noDependencies, "it declares no 'struct Dependencies'")
    }
    if project.declarations.parts(of: type).contains(where: { project.scope.isDoubtful($0.file) }) {
      return refused(outcome, .syntaxError, "a file of it cannot be read whole")
    }
    guard let shape = TypeShape(type, in: project), shape.dependencies != nil else {
      return refused(outcome, .syntaxError, "its declaration cannot be read any more")
    }
    return end(shape, &outcome)
  }

  /// Leaves a type as it is after all.
  func refused(_ outcome: TypeOutcome, _ detail: String) -> TypeOutcome {
    var outcome = outcome
    outcome.left = []
    outcome.callers = []
    outcome.status = .skipped
    return refused(outcome, .notUnderstood, detail).0
  }

  private func end(
    _ shape: TypeShape, _ outcome: inout TypeOutcome
  ) -> (TypeOutcome, EditList) {
    let initializers = TransitionInitializers(
      shape: shape, project: project
    ).answer()
    outcome.left = initializers.left
    guard !initializers.ended.isEmpty else {
      if let first = initializers.left.first {
        outcome.refusal = first
        return (outcome, EditList())
      }
      return refused(outcome, .noDefault, "no initializer of it has a default for them")
    }
    let defaults = DefaultDeclarations(
      shape: shape, project: project, removed: initializers.removed
    ).answer()
    var edits = initializers.edits
    edits.add(defaults.edits)
    let isWhole = outcome.left.isEmpty && !defaults.keepsDefault
    outcome.left += defaults.left
    outcome.status = isWhole ? .migrated : .partly
    outcome.callers = TransitionCallers(
      shape: shape, project: project, initializers: initializers
    ).all()
    return (outcome, edits)
  }

  private func refused(
    _ outcome: TypeOutcome, _ reason: ReasonName, _ detail: String
  ) -> (TypeOutcome, EditList) {
    var outcome = outcome
    outcome.refusal = LeftPlace(
      reason: reason, path: outcome.path, position: outcome.position, expression: "",
      detail: detail)
    return (outcome, EditList())
  }
}
