import DepFacts
package import DepModel
package import DepPlan
package import DepSyntax
import SwiftSyntax

/// Decides what can be done for a type, and what has to be left.
package struct TypeDrafter {
  package let project: ProjectTrees
  package let designer: FieldDesigner
  package let conventions: Conventions
  package let knowledge: EscapeKnowledge
  /// For parameters with a default; nil where these stay.
  package let collector: DefaultCollector?

  package init(
    project: ProjectTrees, designer: FieldDesigner, conventions: Conventions, knowledge: EscapeKnowledge, collector: DefaultCollector?
  ) {
    self.project = project
    self.designer = designer
    self.conventions = conventions
    self.knowledge = knowledge
    self.collector = collector
  }

  package enum Answer {
    case draft(TypeDraft)
    case refused(TypeOutcome)
  }

  /// `hidden` is the hidden dependencies of the type, in order of file and place.
  package func answer(for type: Int, hidden: [Dependency], excluding refusal: LeftPlace?) -> Answer {
    let entry = project.model.types[type]
    var outcome = TypeOutcome(
      name: entry.name, module: entry.module, path: project.records[entry.place.file].path,
      position: entry.place.position, status: .skipped)
    if let refusal {
      outcome.status = .putBack
      return .refused(refused(outcome, hidden, refusal))
    }
    if let refusal = TypeRefusal.early(type, in: project) {
      return .refused(refused(outcome, hidden, refusal.reason, refusal.detail))
    }
    guard let shape = TypeShape(type, in: project) else {
      return .refused(
        refused(outcome, hidden, .syntaxError, "its declaration cannot be read any more"))
    }
    if let refusal = TypeRefusal.late(shape, in: project) {
      return .refused(refused(outcome, hidden, refusal.reason, refusal.detail))
    }
    return draft(shape, hidden, &outcome)
  }

  // MARK: Places

  private func draft(
    _ shape: TypeShape, _ hidden: [Dependency], _ outcome: inout TypeOutcome
  ) -> Answer {
    var uses: [HiddenUse] = []
    let classifier = UseClassifier(shape: shape, project: project, designer: designer)
    for (file, places) in Dictionary(grouping: hidden, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard let source = project.source(file) else {
        for place in places {
          outcome.leave(place, .syntaxError, "the file cannot be read", project)
        }
        continue
      }
      let finder = ExpressionFinder(source: source, facts: project.records[file].facts)
      let comments = project.records[file].facts.suppressions
      for place in places {
        let rule = place.kind.hiddenRule
        if comments.contains(where: { $0.silences(rule, at: place.position) }) {
          outcome.leave(place, .suppressed, "a comment allows it", project)
          continue
        }
        switch classifier.verdict(on: place, finder: finder) {
        case .use(let use): uses.append(use)
        case .left(let reason, let detail): outcome.leave(place, reason, detail, project)
        }
      }
    }
    uses.sort {
      ($0.order(shape), $0.dependency.position) < ($1.order(shape), $1.dependency.position)
    }
    leaveAssigned(&uses, hidden, &outcome)
    leaveGuarded(&uses, &outcome)
    leaveNonisolated(&uses, shape, &outcome)
    leaveShadowed(&uses, shape, &outcome)
    return initializers(shape, uses, &outcome)
  }

  // MARK: Initializers

  private func initializers(
    _ shape: TypeShape, _ uses: [HiddenUse], _ outcome: inout TypeOutcome
  ) -> Answer {
    var uses = uses
    let usesLibrary = conventions.usesLibrary(shape)
    let planner = InitializerPlanner(shape: shape, project: project)
    let used = Self.used(in: uses, shape)
    var answer = InitializerPlanner.Answer(
      forms: shape.initializers.map { _ in .unchanged }, addition: .none)
    if shape.dependencies == nil {
      switch planner.answer(usedIn: used) {
      case .success(let found):
        answer = found
        leaveBefore(&uses, shape, answer, &outcome)
      case .failure(let refusal):
        return .refused(left(outcome, uses, refusal.reason, refusal.detail))
      }
      if !answer.takesDependencies, !usesLibrary {
        return .refused(
          left(outcome, uses, .initializerUnknown, planner.whyNone(answer.forms)))
      }
      if !usesLibrary, areOutOfReach(uses, shape, answer) {
        return .refused(
          left(
            outcome, uses, .initializerUnknown,
            "only initializers use it that keep their signature, so that nobody could pass it"))
      }
      if answer.addition.isMemberwise,
        case .failure(let refusal) = MemberwiseInitializer(
          shape: shape, project: project
        )
        .parameters()
      {
        return .refused(left(outcome, uses, refusal.reason, refusal.detail))
      }
    } else {
      leaveUnreached(&uses, shape, &outcome)
    }
    let moves = moves(&uses, shape, answer, &outcome)
    let collected =
      collector?.answer(for: shape, forms: answer.forms, &outcome) ?? CollectedDefaults()
    guard !uses.isEmpty || !collected.isEmpty else {
      outcome.refusal = outcome.left.first
      return .refused(outcome)
    }
    let fields = FieldPlan.plan(
      uses, existing: ExistingFields.of(shape) + collected.known(to: uses))
    outcome.status = outcome.left.isEmpty ? .migrated : .partly
    return .draft(
      TypeDraft(
        outcome: outcome, shape: shape, uses: uses, fields: fields, moves: moves,
        planner: planner, answer: answer, used: used, usesLibrary: usesLibrary,
        collected: collected))
  }

  /// The body of an initializer that is fixed runs before the dependencies are set.
  private func leaveBefore(
    _ uses: inout [HiddenUse], _ shape: TypeShape, _ answer: InitializerPlanner.Answer,
    _ outcome: inout TypeOutcome
  ) {
    let fixed = Set(
      zip(shape.initializers, answer.forms).filter { $0.1 == .settable }.map { $0.0.node.id })
    guard !fixed.isEmpty else { return }
    uses.removeAll { use in
      guard let id = use.surroundings.member?.as(InitializerDeclSyntax.self)?.id, fixed.contains(id)
      else { return false }
      outcome.leave(
        use.dependency, .beforeInitialization,
        "others inherit or override the initializer, and its body is too long to repeat it",
        project)
      return true
    }
  }

  /// Whether every place stands in an initializer that takes the default and nothing else.
  private func areOutOfReach(
    _ uses: [HiddenUse], _ shape: TypeShape, _ answer: InitializerPlanner.Answer
  ) -> Bool {
    let fixed = Set(
      zip(shape.initializers, answer.forms)
        .filter { $0.1 == .inside || $0.1 == .passingDefault }.map { $0.0.node.id })
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard let site = use.surroundings.member?.as(InitializerDeclSyntax.self) else {
          return false
        }
        return fixed.contains(site.id)
      }
  }

  private static func used(in uses: [HiddenUse], _ shape: TypeShape) -> Set<Int> {
    let ids = Set(
      uses.compactMap { $0.surroundings.member?.as(InitializerDeclSyntax.self)?.id })
    return Set(shape.initializers.indices.filter { ids.contains(shape.initializers[$0].node.id) })
  }

  /// Where the struct is there already, initializers are as they are.
  private func leaveUnreached(
    _ uses: inout [HiddenUse], _ shape: TypeShape, _ outcome: inout TypeOutcome
  ) {
    uses.removeAll { use in
      guard let site = use.surroundings.member?.as(InitializerDeclSyntax.self) else {
        guard use.isInInitializer else { return false }
        outcome.leave(
          use.dependency, .beforeInitialization, "give it its value in the initializer", project)
        return true
      }
      if site.signature.parameterClause.parameters.contains(where: {
        $0.type.trimmedDescription.lastName == "Dependencies"
      }) {
        return false
      }
      outcome.leave(
        use.dependency, .beforeInitialization, "this initializer does not take the dependencies",
        project)
      return true
    }
  }

  // MARK: Properties

  private func moves(
    _ uses: inout [HiddenUse], _ shape: TypeShape, _ answer: InitializerPlanner.Answer,
    _ outcome: inout TypeOutcome
  ) -> [PropertyMove.Move] {
    let initial = uses.filter { $0.isInInitializer && $0.surroundings.isInitialValue }
    var moves: [PropertyMove.Move] = []
    let mover = PropertyMove(shape: shape, project: project)
    let groups = Dictionary(grouping: initial) { $0.surroundings.member?.id }
    for (id, places) in groups.sorted(by: {
      $0.value[0].dependency.position < $1.value[0].dependency.position
    }) {
      guard let variable = places.first?.surroundings.member?.as(VariableDeclSyntax.self) else {
        continue
      }
      let verdict = mover.answer(
        for: variable, uses: places, isMemberwise: answer.addition.isMemberwise)
      switch verdict {
      case .move where answer.forms.contains(.settable):
        uses.removeAll { use in
          guard use.surroundings.member?.id == id else { return false }
          outcome.leave(
            use.dependency, .beforeInitialization,
            "the initializers are fixed, and come after it", project)
          return true
        }
      case .move(let move): moves.append(move)
      case .left(let reason, let detail):
        uses.removeAll { use in
          guard use.surroundings.member?.id == id else { return false }
          outcome.leave(use.dependency, reason, detail, project)
          return true
        }
      }
    }
    return moves
  }

  // MARK: Outcomes

  private func refused(
    _ outcome: TypeOutcome, _ hidden: [Dependency], _ reason: ReasonName, _ detail: String
  ) -> TypeOutcome {
    refused(
      outcome, hidden,
      LeftPlace(
        reason: reason, path: outcome.path, position: outcome.position, expression: "",
        detail: detail))
  }

  private func refused(
    _ outcome: TypeOutcome, _ hidden: [Dependency], _ refusal: LeftPlace
  ) -> TypeOutcome {
    var outcome = outcome
    outcome.refusal = refusal
    for place in hidden { outcome.leave(place, refusal.reason, refusal.detail, project) }
    return outcome
  }

  private func left(
    _ outcome: TypeOutcome, _ uses: [HiddenUse], _ reason: ReasonName, _ detail: String
  ) -> TypeOutcome {
    var result = refused(outcome, uses.map(\.dependency), reason, detail)
    result.status = .skipped
    return result
  }
}
