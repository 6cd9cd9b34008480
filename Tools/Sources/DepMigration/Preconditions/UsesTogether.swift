import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// The uses of a type, with what is known by then.
struct TypeUses {
  let shape: TypeShape
  /// All hidden dependencies of the type, in order of file and place.
  let hidden: [Dependency]
  let reach: AccessPlanner
  /// The properties that wrappers of containers fill.
  var injected: [InjectedProperty] = []
  /// Those that are still to be rewritten.
  private(set) var uses: [HiddenUse]
  var outcome: TypeOutcome
  /// What becomes of the initializers, as soon as that is planned.
  var plan: InitializerPlan?
  /// What properties keep that become getters of fields.
  var read: Set<Dependency> = []
  /// What runs while classes above make the object.
  var early: EarlyMembers?
  /// Whether code of instances stays as it is.
  var keepsInstances = false
  var outside = MembersOutside()
  /// Whether parameters of initializers with a default may become fields.
  var collects = false
  /// Whether code of instances calls functions of the type that take the dependencies.
  var passesOn = false

  /// Whether instances have to keep the dependencies.
  var needsProperty: Bool { hasInstances || collects || passesOn }
  var hasInstances: Bool {
    injected.contains { $0.function == nil } || uses.contains { !$0.isInFunction }
  }
  /// Which of the initializers use or fetch something.
  var initializers: Set<Int> {
    let members = Set(injected.compactMap(\.initializer) + uses.compactMap(\.site.member))
    return Set(
      shape.initializers.indices.filter { members.contains(shape.initializers[$0].member) })
  }
  /// Why no code of instances has a use that can be rewritten.
  var whyNoneIsLeft: String {
    plan != nil
      ? "the initializer cannot take a parameter, and runs too early"
      : "the initializer fetches the object itself"
  }
  /// What the fields would take the places of.
  var places: [Dependency] { injected.map(\.dependency) + uses.map(\.dependency) }
  var hasFunctions: Bool {
    injected.contains { $0.function != nil } || uses.contains(where: \.isInFunction)
  }
  /// Takes out the uses for which a precondition does not hold, one precondition after the other.
  mutating func leave(_ preconditions: [UsePrecondition], _ project: ProjectTrees) {
    for precondition in preconditions { leave(project, precondition.refusal(self)) }
  }

  /// Gives a use another field, if no other use shares the one that it has.
  mutating func keep(_ use: HiddenUse, in draft: FieldDraft) -> Bool {
    let sharing = uses.indices.filter { uses[$0].draft.identity == draft.identity }
    guard sharing.count == 1, uses[sharing[0]].dependency == use.dependency else { return false }
    uses[sharing[0]].draft = draft
    return true
  }

  mutating func leave(_ project: ProjectTrees, _ refusal: (HiddenUse) -> Refusal?) {
    var remaining: [HiddenUse] = []
    for use in uses {
      if let refusal = refusal(use) {
        outcome.leave(use.dependency, refusal, project)
      } else {
        remaining.append(use)
      }
    }
    uses = remaining
  }
}

extension TypeUses {
  /// Leaves what is no code of static functions.
  mutating func leaveInstances(_ refusal: Refusal, _ project: ProjectTrees) {
    leave(project) { $0.isInFunction ? nil : refusal }
    for property in injected where property.function == nil {
      outcome.leave(property.dependency, refusal, project)
    }
    injected.removeAll { $0.function == nil }
  }

  /// Leaves the local variables of initializers that take no dependencies.
  mutating func leaveFetches(inInitializersOf plan: InitializerPlan, _ project: ProjectTrees) {
    let taking = Set(
      zip(shape.initializers, plan.forms)
        .filter { ![.unchanged, .passingDefault].contains($1) }.map(\.0.member))
    for property in injected {
      guard let initializer = property.initializer, !taking.contains(initializer) else { continue }
      outcome.leave(
        property.dependency,
        Refusal(.beforeInitialization, "the initializer fetches the object itself"), project)
    }
    injected.removeAll { $0.initializer.map { !taking.contains($0) } ?? false }
  }

  /// Whether wrappers of SwiftUI take objects in the initializers.
  var hasStates: Bool { injected.contains { $0.state != nil } }

  /// Leaves the state of views to which no initializer can give an object.
  mutating func leaveStates(without plan: InitializerPlan, _ project: ProjectTrees) {
    guard plan.addition == .property else { return }
    for property in injected where property.state != nil {
      outcome.leave(
        property.dependency,
        Refusal(.viewState, "the tool cannot repeat the initializer that the compiler makes"),
        project)
    }
    injected.removeAll { $0.state != nil }
  }

  /// Leaves all uses of what has to stay at one place: code that reads the field at one place and
  /// the original at another would work with two objects in a test.
  ///
  /// Instances share their field; each function that takes it has its own. An object made in place
  /// is another one at each place anyway, and stays only where another call has no closure.
  mutating func leaveHalves(_ project: ProjectTrees) {
    var count = 0
    repeat {
      count = uses.count
      let left = leftPlaces(project)
      let staying = stayingPlaces(left, project)
      let uses = self
      leave(project) { use in
        staying[SharedField(use.dependency, project, inEachFunction: uses.keepsInstances)]
          ?? uses.refusal(inFunction: use, left) ?? uses.refusal(ofKept: use)
      }
    } while uses.count < count
  }

  /// The places that stay, with why.
  private func leftPlaces(_ project: ProjectTrees) -> [Dependency: SkippedUse] {
    let left = Dictionary(
      outcome.left.map { ([$0.path, "\($0.position.offset)", $0.expression], $0) },
      uniquingKeysWith: { $1 })
    return hidden.reduce(into: [:]) { places, dependency in
      let path = project.records[dependency.file].path
      places[dependency] =
        left[[path, "\(dependency.position.offset)", dependency.expression]]
    }
  }

  /// The first place where each target has to stay, as a reason for others.
  private func stayingPlaces(
    _ left: [Dependency: SkippedUse], _ project: ProjectTrees
  ) -> [SharedField: Refusal] {
    var targets: [SharedField: Refusal] = [:]
    for dependency in hidden {
      let field = SharedField(dependency, project, inEachFunction: keepsInstances)
      guard let place = left[dependency],
        dependency.kind != .construction || Self.reasonsOfForms.contains(place.reason),
        !Self.reasonsOutsideOfInstances.contains(place.reason)
          || place.reason == .staticMember && outside.isRead(dependency)
          // What no caller passes goes on with what the singleton tells.
          || place.reason == .memberwiseDefault && dependency.kind == .singleton,
        targets[field] == nil
      else { continue }
      targets[field] = Refusal(
        place.reason, "line \(place.position.line) has to stay: \(place.detail)")
    }
    for dependency in outside.added where dependency.isOneObject {
      let field = SharedField(dependency, project, inEachFunction: keepsInstances)
      guard targets[field] == nil else { continue }
      targets[field] = Refusal(
        .inheritedMember,
        "'\(dependency.member)' would go on with the original at \(dependency.line(in: project))")
    }
    for dependency in outside.helpers {
      let field = SharedField(dependency, project, inEachFunction: keepsInstances)
      guard targets[field] == nil, let owner = dependency.owner else { continue }
      let name = project.model.types[owner].name.lastName
      targets[field] = Refusal(
        .unreachableSeam,
        "the private '\(name)' would go on with the original at \(dependency.line(in: project))")
    }
    return targets
  }

  /// Why one form of a call stays, of which others have a closure.
  private static let reasonsOfForms: Set<ReasonName> = [.argumentsUnknown, .tooManyArguments]

  /// Code that no instance runs, values that none reads, what callers can pass, and what its author
  /// wants as it is.
  private static let reasonsOutsideOfInstances: Set<ReasonName> = [
    .staticMember, .fileLevel, .defaultArgument, .memberwiseDefault, .attributeArgument,
    .macroArgument, .suppressed, .functionOfC, .uncompiledExtension,
    .overwrittenValue,
  ]
}

extension HiddenUse {
  /// Whether it is an operand of `===` or `!==`.
  fileprivate var isCompared: Bool { site.next == nil && site.isComparedByIdentity }
}

extension UsePrecondition {
  /// Where a type does nothing with an object but compare others with it, it asks for the one
  /// object of the program.
  static let isNotOnlyCompared = Self([.identityComparison]) { subject in
    let used = Set(subject.uses.filter { !$0.isCompared }.map(\.draft.identity))
    return { use in
      use.isCompared && !used.contains(use.draft.identity)
        ? Refusal(.identityComparison, "the expression is an operand of '===' or '!=='") : nil
    }
  }

  /// A field that only some builds have would have to be conditional itself.
  static let isUsedUnconditionally = Self([.conditionalCode, .availability]) { subject in
    let open = Set(subject.uses.filter { !$0.isGuarded }.map(\.draft.identity))
    return { use in
      guard use.isGuarded, !open.contains(use.draft.identity) else { return nil }
      return Refusal(
        use.site.surroundings.isConditional ? .conditionalCode : .availability,
        "the field would need the same condition")
    }
  }

  /// Members outside of the actor may read the property only where it can cross.
  static let isInsideOfActor = Self([.nonisolatedMember]) { subject in
    let isolation = subject.shape.isolation
    let isIsolated = isolation.attribute != nil || isolation == .actor
    if isolation == .moduleDefault { return isInModule(subject.shape) }
    if subject.shape.isSetOutsideOfActor {
      return { use in
        use.draft.isSendable
          ? nil
          : Refusal(.nonisolatedMember, "a nonisolated initializer could not set the property")
      }
    }
    let kept = subject.uses.filter { !$0.draft.isSendable }
    let outside = subject.uses.filter { $0.isOutside(of: isolation) }
    guard isIsolated, !kept.isEmpty, !outside.isEmpty else { return { _ in nil } }
    let targets = Set(outside.map(\.dependency.target.name))
    let leaving = subject.uses.count { targets.contains($0.dependency.target.name) }
    // All instances of what cannot cross stay, or all of what is needed outside: the fewer.
    let keepsOutside = kept.count < leaving && !outside.contains { !$0.draft.isSendable }
    return { use in
      if keepsOutside {
        return use.draft.isSendable
          ? nil
          : Refusal(
            .nonisolatedMember, "with it, nonisolated members could not read the property")
      }
      return use.isOutside(of: isolation)
        ? Refusal(
          .nonisolatedMember, "the actor isolates the property and not the member") : nil
    }
  }

  /// The same where the module isolates the type and its `Dependencies`: code that it does not
  /// isolate can neither make them nor read what cannot cross.
  private static func isInModule(_ shape: TypeShape) -> (HiddenUse) -> Refusal? {
    let isMadeOutside = shape.isSetOutsideOfActor
    return { use in
      if isMadeOutside, !use.isInFunction {
        return Refusal(
          .nonisolatedMember, "a nonisolated initializer could not make 'Dependencies'")
      }
      return use.isInNonisolatedMember && (use.isInFunction || !use.draft.isSendable)
        ? Refusal(.nonisolatedMember, "the module isolates 'Dependencies' and not the member") : nil
    }
  }

  static let isNotShadowed = Self([.nameTaken]) { subject in
    return { use in
      use.site.isShadowed && subject.reach.reach(of: use).capture != nil
        ? Refusal(.nameTaken, "'dependencies' has another meaning there") : nil
    }
  }
}

extension TypeShape {
  /// Whether an initializer outside of the actor gives instances their `Dependencies`.
  ///
  /// The compiler lets it set only a property whose value can cross to the actor.
  var isSetOutsideOfActor: Bool {
    (isolation.attribute != nil || isolation == .moduleDefault)
      && initializers.contains { $0.modifiers.contains("nonisolated") && !$0.isDelegating }
  }
}

extension Dependency {
  /// What tells it from others that a type reads, where the same thing is one field.
  ///
  /// Each member of a locator is a field of its own.
  var sharedName: String { kind == .locator ? expression.baseName : target.name }
}
