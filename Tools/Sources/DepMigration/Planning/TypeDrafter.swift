import DepFacts
import DepModel
import DepPlan
import SwiftSyntax

/// Decides what can be done for a type, and what has to be left.
struct TypeDrafter {
  let project: MigrationProject
  let hierarchy: Hierarchy
  let designer: FieldDesigner
  let conventions: Conventions
  let knowledge: EscapeKnowledge

  enum Answer {
    case draft(TypeDraft)
    case refused(TypeOutcome)
  }

  /// `hidden` is the hidden dependencies of the type, in order of file and place.
  func answer(for type: Int, hidden: [Dependency], excluding refusal: LeftPlace?) -> Answer {
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
    if let refusal = TypeRefusal.late(shape, in: project, hierarchy: hierarchy) {
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
        if comments.contains(where: { $0.silences(place) }) {
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

  /// Where a type assigns something, its reads of it have to see what it assigned.
  private func leaveAssigned(
    _ uses: inout [HiddenUse], _ hidden: [Dependency], _ outcome: inout TypeOutcome
  ) {
    let offsets = Set(
      outcome.left.lazy.filter { $0.reason == .assignedSingleton }.map(\.position.offset))
    guard !offsets.isEmpty else { return }
    let assigned = Set(
      hidden.lazy.filter { $0.role != .read && offsets.contains($0.position.offset) }
        .map(\.target.name))
    uses.removeAll { use in
      guard assigned.contains(use.dependency.target.name) else { return false }
      outcome.leave(
        use.dependency, .assignedSingleton, "the type assigns it elsewhere, and reads it here",
        project)
      return true
    }
  }

  /// A field that only some builds have would have to be conditional itself.
  private func leaveGuarded(_ uses: inout [HiddenUse], _ outcome: inout TypeOutcome) {
    let open = Set(uses.filter { !$0.isGuarded }.map(\.draft.identity))
    uses.removeAll { use in
      guard use.isGuarded, !open.contains(use.draft.identity) else { return false }
      outcome.leave(
        use.dependency, use.surroundings.isConditional ? .conditionalCode : .availability,
        "the field would have to be conditional too", project)
      return true
    }
  }

  /// Members outside of the actor may read the property only where it can cross.
  private func leaveNonisolated(
    _ uses: inout [HiddenUse], _ shape: TypeShape, _ outcome: inout TypeOutcome
  ) {
    guard shape.actor != nil || shape.entry.kind == .actor else { return }
    let crosses = uses.allSatisfy(\.draft.isSendable)
    guard !crosses else { return }
    uses.removeAll { use in
      let modifiers =
        use.surroundings.member?.asProtocol((any WithModifiersSyntax).self)?.modifiers
        .map { $0.name.text } ?? []
      guard modifiers.contains("nonisolated") else { return false }
      outcome.leave(
        use.dependency, .nonisolatedMember,
        "the property belongs to the actor, and the member does not", project)
      return true
    }
  }

  private func leaveShadowed(
    _ uses: inout [HiddenUse], _ shape: TypeShape, _ outcome: inout TypeOutcome
  ) {
    uses.removeAll { use in
      let reach = UseRewriter.capture(of: use, shape, knowledge, project)
      guard use.isShadowed, reach != nil else { return false }
      outcome.leave(
        use.dependency, .nameTaken, "something else is called 'dependencies' there", project)
      return true
    }
  }

  // MARK: Initializers

  private func initializers(
    _ shape: TypeShape, _ uses: [HiddenUse], _ outcome: inout TypeOutcome
  ) -> Answer {
    var uses = uses
    let usesLibrary = conventions.usesLibrary(shape)
    let planner = InitializerPlanner(shape: shape, project: project, hierarchy: hierarchy)
    let used = Self.used(in: uses, shape)
    var answer = InitializerPlanner.Answer(
      forms: shape.initializers.map { _ in .unchanged }, addition: .none)
    if shape.dependencies == nil {
      switch planner.answer(usedIn: used) {
      case .success(let found): answer = found
      case .failure(let refusal):
        return .refused(left(outcome, uses, refusal.reason, refusal.detail))
      }
      if !answer.takesDependencies, !usesLibrary {
        return .refused(
          left(outcome, uses, .initializerUnknown, planner.whyNone(answer.forms)))
      }
      if answer.addition.isMemberwise,
        case .failure(let refusal) = MemberwiseInitializer(shape: shape, project: project)
          .parameters()
      {
        return .refused(left(outcome, uses, refusal.reason, refusal.detail))
      }
    } else {
      leaveUnreached(&uses, shape, &outcome)
    }
    let moves = moves(&uses, shape, answer, &outcome)
    guard !uses.isEmpty else {
      outcome.refusal = outcome.left.first
      return .refused(outcome)
    }
    let fields = FieldPlan.plan(uses, existing: ExistingFields.of(shape))
    outcome.status = outcome.left.isEmpty ? .migrated : .partly
    return .draft(
      TypeDraft(
        outcome: outcome, shape: shape, uses: uses, fields: fields, moves: moves,
        planner: planner, answer: answer, used: used, usesLibrary: usesLibrary))
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
