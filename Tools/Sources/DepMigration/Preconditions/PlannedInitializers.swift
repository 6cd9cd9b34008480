import DepModel
import DepPlan
import DepSyntax

/// The initializers of a type that gains its `Dependencies`, as planned.
struct PlannedInitializers {
  let planner: InitializerPlanner
  let plan: InitializerPlan
  let uses: [HiddenUse]
  /// Whether tests reach the default through the library, without any initializer.
  let usesLibrary: Bool
}

/// Where nothing but an initializer can hand over the dependencies, one of them has to take them.
extension Precondition where Subject == PlannedInitializers {
  static var takesDependencies: Self {
    Self(.initializerUnknown) {
      $0.usesLibrary || $0.plan.takesDependencies ? nil : $0.planner.whyNone($0.plan.forms)
    }
  }

  static var isReachedFromOutside: Self {
    Self(.initializerUnknown) { subject in
      let fixed = subject.planner.shape.members(
        of: subject.plan.forms, [.defaultInside, .passingDefault])
      guard !subject.usesLibrary, !subject.uses.isEmpty,
        subject.uses.allSatisfy({ $0.site.member.map(fixed.contains) == true })
      else { return nil }
      return
        "only initializers with a fixed signature use them, so no caller could pass dependencies"
    }
  }
}

extension Precondition where Subject == PlannedInitializers {
  /// A container calls the initializer whose parameters it can resolve, as far as it knows.
  static var isNotAutoregistered: Self {
    Self(.initializerUnknown) { subject in
      let shape = subject.planner.shape
      guard subject.planner.project.scope.isAutoregistered(shape.entry.name),
        subject.plan.changesInitializers
      else { return nil }
      return "'autoregister' is passed '\(shape.entry.name.lastName).init', and would call another "
        + "initializer; register a closure instead"
    }
  }
}

extension InitializerPlan {
  /// Whether code outside of the type meets other initializers than before.
  fileprivate var changesInitializers: Bool {
    switch addition {
    case .property: false
    case .none: forms.contains { $0 != .unchanged }
    default: true
    }
  }
}

extension UsePrecondition {
  /// What runs while the object is made runs before its property can be set.
  static let runsAfterDependenciesAreSet = Self([.beforeInitialization]) { subject in
    let isSetLater = subject.plan?.addition == .property
    let isStruct = subject.shape.isStruct
    let early = subject.early
    let read = subject.read
    // Beside code that a test can reach, the method asks for the same object as that code does.
    let asked = Set(
      subject.uses.filter {
        early?.methodBeforeUse(around: $0) == nil && $0.site.member?.isDeinitializer != true
      }.map(\.draft.identity))
    return { use in
      if isSetLater, read.contains(use.dependency) { return nil }
      // What unwraps a weak 'self' runs later than the initializer, and asks the object then.
      if isSetLater, !subject.reach.asksLater(use), let (caller, member) = early?.caller(of: use) {
        return Refusal(
          .beforeInitialization,
          "\(caller) calls '\(member)' before the dependencies can be set")
      }
      if isSetLater, !asked.contains(use.draft.identity),
        let method = early?.methodBeforeUse(around: use)
      {
        return Refusal(
          .beforeInitialization, "'\(method)' runs before other code can set the dependencies")
      }
      guard isSetLater, use.site.isInInitializer, use.site.member != nil else { return nil }
      if use.site.surroundings.isInitialValue, use.site.member?.isProperty == true {
        return Refusal(
          .beforeInitialization, "the initial value is made before the dependencies can be set")
      }
      return isStruct
        ? nil
        : Refusal(
          .beforeInitialization, "the initializer cannot take a parameter, and runs too early")
    }
  }

  /// What initializers with a fixed signature alone use, they would always take from the default.
  static let callersCanReplace = Self([.beforeInitialization]) { subject in
    let fixed = subject.shape.members(
      of: subject.plan?.forms ?? [], [.defaultInside, .passingDefault])
    let replaced = Set(
      subject.uses.lazy.filter { use in use.site.member.map(fixed.contains) != true }
        .map(\.draft.identity))
    return { use in
      // Where that holds for all of them, the type is left with a reason of its own.
      guard let member = use.site.member, fixed.contains(member), !replaced.isEmpty,
        !replaced.contains(use.draft.identity)
      else { return nil }
      return Refusal(
        .beforeInitialization, "the initializer cannot take a parameter, and no other code uses it")
    }
  }

  /// Where the struct is there already, initializers are as they are.
  static let isReachedByDependencies = Self([.beforeInitialization]) { _ in
    return { use in
      guard use.site.member?.isInitializer == true else {
        return use.site.isInInitializer
          ? Refusal(.beforeInitialization, "assign the value in the initializer") : nil
      }
      return use.site.member?.dependenciesParameter == nil
        ? Refusal(.beforeInitialization, "this initializer does not take the dependencies") : nil
    }
  }
}

extension TypeShape {
  /// The initializers that have one of these forms.
  fileprivate func members(
    of forms: [InitializerForm], _ wanted: Set<InitializerForm>
  ) -> Set<MemberSite> {
    Set(zip(initializers, forms).filter { wanted.contains($0.1) }.map(\.0.member))
  }
}
