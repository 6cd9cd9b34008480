import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Decides what becomes of each initializer of a type.
struct InitializerPlanner {
  let shape: TypeShape
  let project: ProjectTrees
  let subclasses: [Int]
  /// Whether code outside of the type's actor reads the property, which a constant alone allows.
  let isReadOutsideOfActor: Bool
  let demanded: [[String]]?
  let isHandedOver: Bool
  /// Whether initializers call code of the type that needs the dependencies.
  private let isUsedEarly: Bool
  /// Whether only the bodies of initializers need them, so that nothing has to be kept.
  private let isUsedOnlyInInitializers: Bool

  init(shape: TypeShape, project: ProjectTrees, uses: [HiddenUse]) {
    self.shape = shape
    isReadOutsideOfActor =
      shape.isolation.attribute != nil && uses.contains { $0.isOutside(of: shape.isolation) }
    self.project = project
    subclasses = shape.isClass ? project.scope.subclasses(of: shape.type) : []
    demanded = project.scope.demandedInitializers(of: shape.type)
    let early = EarlyMembers(of: shape, in: project)
    isUsedEarly = shape.isClass && uses.contains { early.caller(of: $0) != nil }
    isHandedOver = Self.isHandedOver(shape, project.scope)
    isUsedOnlyInInitializers =
      !uses.isEmpty
      && uses.allSatisfy { use in
        shape.initializers.contains { $0.member == use.site.member && !$0.isDelegating }
      }
  }

  /// `movesValues` tells whether what stored properties begin with has to move into initializers.
  func plan(usedIn used: Set<Int>, movesValues: Bool) throws(Refusal) -> InitializerPlan {
    let forms = withoutNeedlessOnes(shape.initializers.map(designatedForm), usedIn: used)
    var plan = InitializerPlan(forms: forms, addition: .none)
    let canTakeEarly =
      forms.allSatisfy { $0 == .unchanged }
      || forms.contains(where: InitializerPlan.taking.contains)
    if !(isUsedEarly && canTakeEarly),
      isSetLater(plan.forms, usedIn: used, movesValues: movesValues)
    {
      return InitializerPlan(forms: plan.forms.map { _ in .unchanged }, addition: .property)
    }
    do throws(Refusal) {
      plan.addition = try addition(movesValues: movesValues)
    } catch {
      // Then what stored properties begin with stays hidden, and the rest does not.
      guard isSetLater(plan.forms, usedIn: used, movesValues: false) else { throw error }
      return InitializerPlan(forms: plan.forms.map { _ in .unchanged }, addition: .property)
    }
    if plan.addition == .property || takesOnlyInInitializers(plan) {
      for index in plan.forms.indices where !used.contains(index) { plan.forms[index] = .unchanged }
    }
    if plan.addition == .none,
      plan.forms.allSatisfy({ $0 == .defaultInside || $0 == .unchanged }),
      let known = project.scope.outsideSuperclass(of: root).flatMap(known)
    {
      if shape.setsInInitializers {
        guard isSetLater(plan.forms, usedIn: used, movesValues: false) else {
          throw Refusal(
            .unreachableSeam, "a second initializer would not know what others set properties to")
        }
        return InitializerPlan(forms: plan.forms.map { _ in .unchanged }, addition: .property)
      }
      plan.addition = .known(known, overrides: false)
    }
    decideDelegating(in: &plan, usedIn: used)
    return plan
  }

  /// What editing needs to write the plan.
  func intent(
    _ plan: InitializerPlan, usedIn used: Set<Int>, usesLibrary: Bool
  ) throws(Refusal) -> InitializerIntent {
    var inherited: [InitializerSite] = []
    if case .inherited(let base?) = plan.addition {
      inherited = TypeShape(base, in: project)?.inheritedInitializers ?? []
    }
    return InitializerIntent(
      forms: plan.forms, addition: plan.addition, usingDependencies: used,
      passingCalls: shape.initializers.map { site in
        site.delegatedCalls.filter { plan.accepts($0, shape) }
      },
      memberwise: plan.addition.isMemberwise
        ? try MemberwiseInitializer(shape: shape, project: project).parameters() : [],
      inherited: inherited, hasSubclasses: !subclasses.isEmpty,
      singletonCalls: usesLibrary ? singletonCalls(plan) : [],
      overriding: zip(shape.initializers, plan.forms).flatMap { site, form in
        form == .handedDown ? passingOverrides(of: site) ?? [] : []
      })
  }

  // MARK: Those that keep the dependencies

  private func designatedForm(_ site: InitializerSite) -> InitializerForm {
    if site.isDelegating { return .unchanged }
    if site.body == nil || site.onlyStops { return .unchanged }
    if site.isRequired, site.labels == ["coder"] { return .defaultInside }
    if isOverridden(site) || site.isRequired && !subclasses.isEmpty {
      return passingOverrides(of: site) == nil ? secondOrInside(site) : .handedDown
    }
    if guardsSingleton(site), canPair(site) { return .pair }
    guard mustKeepSignature(site) || inheritsEmpty(beside: site) else { return .parameter }
    return canPair(site) ? .pair : secondOrInside(site)
  }

  /// A second initializer repeats the body, which has to be short for that; and where subclasses
  /// inherit convenience initializers, they would inherit them no longer.
  private func secondOrInside(_ site: InitializerSite) -> InitializerForm {
    guard shape.isClass, !site.isInExtension, let lineCount = site.bodyLineCount,
      !site.labels.isEmpty || !isCalledImplicitly, lineCount - 1 <= Self.longestRepeatedBody,
      !shape.initializers.contains(where: \.isConvenience)
    else { return .defaultInside }
    return .overload
  }

  /// In lines between the braces.
  private static let longestRepeatedBody = 6

  func mustKeepSignature(_ site: InitializerSite) -> Bool {
    site.isExported && isExported || isFixed(site)
  }

  var isExported: Bool {
    [.public, .open, .package].contains(project.scope.visibility(of: shape.type))
  }

  /// Whether code that is not read may inherit from the class.
  var isOpenToOthers: Bool {
    shape.modifiers.contains("open") && project.scope.isSeenOutside(shape.type)
  }

  /// Whether a superclass, a protocol or the language calls the initializer as it is.
  func isFixed(_ site: InitializerSite) -> Bool {
    isRequiredByOthers(site) || site.isOverride && !canStopOverriding(site)
      || isShownToObjectiveC(site)
      || isHandedOver || isCalledByFrameworksAlone(site)
      || (demanded?.contains(site.labels) ?? !isOwn(site))
  }

  /// Whether the initializer can be left to call another one.
  func canPair(_ site: InitializerSite) -> Bool {
    guard site.parameterSites.allSatisfy(\.canBePassedOn) else { return false }
    if !shape.isClass { return true }
    return subclasses.isEmpty && !isOpenToOthers && !site.isInExtension
  }

  func isOverridden(_ site: InitializerSite) -> Bool { isOverridden(site.labels) }

  func isOverridden(_ labels: [String]) -> Bool {
    subclasses.contains { subclass in
      project.scope.members(of: subclass).contains {
        $0.kind == .initializer && $0.flags.contains(.isOverride)
          && $0.parameters.map(\.label) == labels
      }
    }
  }

  // MARK: What is missing

  private func addition(movesValues: Bool) throws(Refusal) -> InitializerPlan.Addition {
    if shape.isStruct {
      return shape.isMemberwise ? try memberwise(movesValues: movesValues) : .none
    }
    if shape.initializers.contains(where: { !$0.isDelegating }) { return .none }
    guard shape.isClass else { return .plain(keepsEmpty: keepsEmpty) }
    if project.scope.superclass(of: shape.type) != nil { return try inherited() }
    guard let outside = project.scope.outsideSuperclass(of: shape.type) else {
      if isCalledImplicitly {
        throw Refusal(
          .initializerUnknown,
          "a subclass relies on the implicit 'super.init()', which a second initializer rules out")
      }
      return .plain(keepsEmpty: keepsEmpty)
    }
    // A subclass that is not read calls the initializer that the class inherits.
    if project.scope.sdk.lists(outside, in: .plainClasses), isOpenToOthers, !movesValues, mayVary {
      return .property
    }
    if project.scope.sdk.lists(outside, in: .plainClasses), subclasses.isEmpty {
      return keepsEmpty || !isMadeInCode || isOfObjectiveC || isExported
        ? .objectPair : .plainObject
    }
    if project.scope.sdk.lists(outside, in: .plainClasses), subclassesInheritInitializers {
      return .objectPair
    }
    return try overriding(outside)
  }

  /// The compiler's initializer gains a parameter by the property alone.
  ///
  /// It is written out only where others need it as it is, or a value has to move into it.
  private func memberwise(movesValues: Bool) throws(Refusal) -> InitializerPlan.Addition {
    let names = Set(shape.storedProperties.map(\.name))
    let isDemanded =
      demanded?.contains { !$0.isEmpty && Set($0).isSubset(of: names) } == true
    let keeps = isHandedOver || isDemanded
    guard keeps || movesValues else { return isUsedOnlyInInitializers ? .none : .property }
    do throws(Refusal) {
      _ = try MemberwiseInitializer(shape: shape, project: project).parameters()
    } catch {
      if keeps { throw error }
      return .property
    }
    return .memberwise(keeps: keeps)
  }

  /// Whether some code of the project makes an object of the type.
  var isMadeInCode: Bool {
    project.model.constructions.contains { $0.made == shape.type }
  }

  /// Whether the compiler's initializer stays as it is, because only those in extensions need more.
  private func takesOnlyInInitializers(_ plan: InitializerPlan) -> Bool {
    shape.isMemberwise && plan.addition == .none
  }
}
