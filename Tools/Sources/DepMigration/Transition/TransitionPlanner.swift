import DepFacts
import DepModel
package import DepPlan
package import DepSyntax

/// Takes the default from the dependencies of a type, so that every caller has to pass them.
package struct TransitionPlanner {
  private let project: ProjectTrees

  package init(project: ProjectTrees) { self.project = project }

  /// What is to be reported of a type, and what it loses; nothing where its transition cannot end.
  package func plan(for type: Int, excluding refusal: SkippedUse?) -> (
    TypeOutcome, TransitionIntent
  ) {
    let entry = project.model.types[type]
    var outcome = TypeOutcome(
      name: entry.name, module: entry.module, path: project.records[entry.place.file].path,
      position: entry.place.position, status: .skipped)
    if let refusal {
      outcome.status = .putBack
      outcome.refusal = refusal
      return (outcome, TransitionIntent())
    }
    guard entry.dependencies != nil else {
      return refused(outcome, .noDependencies, "the type declares no 'struct Dependencies'")
    }
    if project.scope.parts(of: type).contains(where: { project.scope.isDoubtful($0.file) }) {
      return refused(outcome, .syntaxError, "the tool cannot read all of a file of the type")
    }
    guard let shape = TypeShape(type, in: project), shape.dependencies != nil else {
      return refused(outcome, .syntaxError, "the tool can no longer read the declaration")
    }
    if shape.attributes.contains("propertyWrapper") {
      return refused(
        outcome, .demandedInitializer,
        "the attribute '@\(entry.name.lastName)' makes the type and passes nothing; keep the "
          + "default")
    }
    return plan(shape, outcome)
  }

  /// The outcome of a type that is left after all, because its edits meet those of another.
  package func leaving(_ outcome: TypeOutcome) -> TypeOutcome {
    var outcome = outcome
    outcome.left = []
    outcome.callers = []
    outcome.status = .skipped
    return refused(outcome, .notUnderstood, "two edits would overlap").0
  }

  private func plan(_ shape: TypeShape, _ outcome: TypeOutcome) -> (TypeOutcome, TransitionIntent) {
    var outcome = outcome
    let reading = TransitionInitializers(shape: shape, project: project)
    let initializers = reading.decision()
    var intent = initializers.intent
    outcome.left = initializers.left
    guard !intent.withoutDefault.isEmpty || !intent.removed.isEmpty || intent.property != nil else {
      if shape.propertyDefault != nil {
        if let demanded = reading.firstDemanded {
          outcome.refusal = demanded
          return (outcome, TransitionIntent())
        }
        return refused(
          outcome, .noDefault,
          "the property begins with the default; write an initializer that takes the dependencies")
      }
      if let first = initializers.left.first {
        outcome.refusal = first
        return (outcome, intent)
      }
      return removal(shape, outcome)
    }
    let defaults = DefaultRemoval(shape: shape, project: project, intent: intent).decision()
    intent.structParts = defaults.structParts
    outcome.status = outcome.left.isEmpty && !defaults.keepsDefault ? .migrated : .partly
    outcome.left += defaults.left
    let inherited = InheritedInitializers(
      shape: shape, project: project, staying: initializers.staying.map { shape.initializers[$0] }
    ).decision()
    intent.passing = inherited.passing
    outcome.callers = TransitionCallers(
      shape: shape, project: project, initializers: initializers, inherited: inherited
    ).all()
    return (outcome, intent)
  }

  /// For a type whose initializers have no default: what declares singletons may pass it.
  private func removal(
    _ shape: TypeShape, _ outcome: TypeOutcome
  ) -> (TypeOutcome, TransitionIntent) {
    var outcome = outcome
    var intent = TransitionIntent()
    let takes = shape.initializers.contains { $0.dependenciesParameter != nil }
    let defaults = DefaultRemoval(shape: shape, project: project, intent: intent).decision()
    guard takes,
      defaults.keepsDefault || defaults.structParts.contains(where: { !$0.removed.isEmpty })
    else {
      return refused(outcome, .noDefault, "no initializer has a default for the dependencies")
    }
    outcome.left = defaults.left
    if defaults.keepsDefault {
      outcome.refusal = defaults.left.first
      return (outcome, intent)
    }
    intent.structParts = defaults.structParts
    outcome.status = outcome.left.isEmpty ? .migrated : .partly
    return (outcome, intent)
  }

  private func refused(
    _ outcome: TypeOutcome, _ reason: ReasonName, _ detail: String
  ) -> (TypeOutcome, TransitionIntent) {
    var outcome = outcome
    outcome.refusal = SkippedUse(
      reason: reason, path: outcome.path, position: outcome.position, expression: "",
      detail: detail)
    return (outcome, TransitionIntent())
  }
}
