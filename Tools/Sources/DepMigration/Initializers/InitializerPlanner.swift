import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// Decides what becomes of each initializer of a type.
struct InitializerPlanner {
  let shape: TypeShape
  let project: ProjectTrees
  let subclasses: [Int]
  private let demanded: [[String]]?
  private let isHandedOver: Bool

  init(shape: TypeShape, project: ProjectTrees) {
    self.shape = shape
    self.project = project
    subclasses = shape.isClass ? project.scope.subclasses(of: shape.type) : []
    demanded = project.scope.demandedInitializers(of: shape.type)
    isHandedOver = project.scope.isHandedOver(shape.entry.name)
  }

  func plan(usedIn used: Set<Int>) throws(Refusal) -> InitializerPlan {
    var plan = InitializerPlan(
      forms: shape.initializers.map(designatedForm), addition: try addition())
    if plan.addition == .none,
      plan.forms.allSatisfy({ $0 == .defaultInside || $0 == .unchanged }),
      let known = project.scope.outsideSuperclass(of: root).flatMap(known)
    {
      plan.addition = .known(known, overrides: false)
    }
    letBeSet(&plan.forms, used)
    // One may call another that calls a third: as long as something changes, look again.
    var previous: [InitializerForm] = []
    while previous != plan.forms {
      previous = plan.forms
      for index in plan.forms.indices where shape.initializers[index].isDelegating {
        plan.forms[index] = delegatingForm(
          shape.initializers[index], isUsed: used.contains(index), plan)
      }
    }
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
      singletonCalls: usesLibrary ? singletonCalls(plan) : [])
  }

  /// The calls that make the type's singletons, and can pass dependencies.
  private func singletonCalls(_ plan: InitializerPlan) -> [CallSite] {
    let names = [shape.entry.name, shape.entry.name.lastName, "Self", ".init"]
    return project.model.singletons.compactMap { singleton in
      guard singleton.valueTypeID == shape.type || singleton.builtTypeID == shape.type,
        let source = project.source(singleton.place.file),
        let call = CallSite.value(
          ofVariableAt: Int(singleton.place.position.offset), calling: names, in: source),
        !call.labels.contains("dependencies"),
        shape.initializers.isEmpty ? plan.takesDependencies : plan.accepts(call, shape)
      else { return nil }
      return call
    }
  }

  // MARK: Those that keep the dependencies

  private func designatedForm(_ site: InitializerSite) -> InitializerForm {
    if site.isDelegating { return .unchanged }
    if site.body == nil || site.onlyStops { return .unchanged }
    if site.isRequired, site.labels == ["coder"] { return .defaultInside }
    if isOverridden(site) || site.isRequired && !subclasses.isEmpty { return secondOrInside(site) }
    guard mustKeepSignature(site) else { return .parameter }
    return canPair(site) ? .pair : secondOrInside(site)
  }

  /// A second initializer repeats the body, which has to be short for that; and where subclasses
  /// inherit convenience initializers, they would inherit them no longer.
  private func secondOrInside(_ site: InitializerSite) -> InitializerForm {
    guard shape.isClass, !site.isInExtension, let lineCount = site.bodyLineCount,
      !site.labels.isEmpty || !isCalledImplicitly, lineCount <= Self.longestRepeatedBody,
      !shape.initializers.contains(where: \.isConvenience)
    else { return .defaultInside }
    return .overload
  }

  private static let longestRepeatedBody = 20

  private func mustKeepSignature(_ site: InitializerSite) -> Bool {
    site.isExported || site.isRequired || site.isOverride || site.isObjectiveC || isHandedOver
      || demanded?.contains(site.labels) != false
  }

  /// Whether the initializer can be left to call another one.
  private func canPair(_ site: InitializerSite) -> Bool {
    guard site.parameterSites.allSatisfy(\.canBePassedOn) else { return false }
    if !shape.isClass { return true }
    return subclasses.isEmpty && !shape.modifiers.contains("open") && !site.isInExtension
  }

  private func isOverridden(_ site: InitializerSite) -> Bool { isOverridden(site.labels) }

  private func isOverridden(_ labels: [String]) -> Bool {
    subclasses.contains { subclass in
      project.scope.members(of: subclass).contains {
        $0.kind == .initializer && $0.flags.contains(.isOverride)
          && $0.parameters.map(\.label) == labels
      }
    }
  }

  // MARK: Those that call another one

  private func delegatingForm(
    _ site: InitializerSite, isUsed: Bool, _ plan: InitializerPlan
  ) -> InitializerForm {
    let calls = site.delegatedCalls
    let reachesAll = !calls.isEmpty && calls.allSatisfy { plan.accepts($0, shape) }
    if reachesAll, !mustKeepSignature(site), !isOverridden(site) { return .passing }
    return isUsed ? .passingDefault : .unchanged
  }

  // MARK: What is missing

  private func addition() throws(Refusal) -> InitializerPlan.Addition {
    if shape.isStruct {
      let hasOwn = shape.initializers.contains { !$0.isInExtension }
      if hasOwn { return .none }
      let names = shape.storedProperties.map(\.name)
      let isDemanded = demanded?.contains { Set($0).isSubset(of: Set(names)) } == true
      return .memberwise(keeps: isHandedOver || isDemanded)
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
    if project.scope.sdk.lists(outside, in: .plainClasses), subclasses.isEmpty {
      return .objectPair
    }
    return try overriding(outside)
  }

  /// Whether `init()` must stay what others override, demand or hand over.
  private var keepsEmpty: Bool {
    isHandedOver || demanded?.contains([]) != false || isOverridden([])
  }
}
