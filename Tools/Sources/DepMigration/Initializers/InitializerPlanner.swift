import DepFacts
import DepModel
import DepPlan
package import DepSyntax
package import SwiftSyntax

/// Decides what becomes of each initializer of a type.
package struct InitializerPlanner {
  package let shape: TypeShape
  package let project: ProjectTrees
  package let subclasses: [Int]
  private let demanded: [[String]]?
  private let isHandedOver: Bool

  package init(shape: TypeShape, project: ProjectTrees) {
    self.shape = shape
    self.project = project
    subclasses = shape.isClass ? project.scope.subclasses(of: shape.type) : []
    demanded = project.scope.demandedInitializers(of: shape.type)
    isHandedOver = project.scope.isHandedOver(shape.entry.name)
  }

  /// What is added where a type writes no initializer that keeps its dependencies.
  package enum Addition: Hashable {
    case none
    /// `init(dependencies:)` with a default; beside `init()` too, where that is asked for.
    case plain(keepsEmpty: Bool)
    /// For a subclass of `NSObject`: the demanded `init()` calls the new one.
    case objectPair
    /// The memberwise initializer of a struct, written out.
    case memberwise(keeps: Bool)
    /// The initializers that a class of the project hands down, each with the parameter.
    case inherited([Int])
    /// Those of a class of an SDK, overridden, and a new one.
    case known(KnownSuperclass, overrides: Bool)

    package var isMemberwise: Bool {
      if case .memberwise = self { true } else { false }
    }
  }

  package struct Answer {
    /// In the order of ``TypeShape/initializers``.
    package var forms: [InitializerForm]
    package var addition: Addition

    /// Whether a caller can pass dependencies to some initializer.
    package var takesDependencies: Bool {
      addition != .none
        || forms.contains {
          [.parameter, .pair, .both, .settable, .passing].contains($0)
        }
    }
  }

  package func answer(usedIn used: Set<Int>) -> Result<Answer, TypeRefusalError> {
    let designated = shape.initializers.filter { !$0.isDelegating }
    switch addition(designated) {
    case .failure(let refusal): return .failure(refusal)
    case .success(var addition):
      var forms = shape.initializers.map(designatedForm)
      if addition == .none, forms.allSatisfy({ $0 == .inside || $0 == .unchanged }),
        let known = outsideRoot.flatMap(known)
      {
        addition = .known(known, overrides: false)
      }
      letBeSet(&forms, used)
      // One may call another that calls a third: as long as something changes, look again.
      var previous: [InitializerForm] = []
      while previous != forms {
        previous = forms
        for index in forms.indices where shape.initializers[index].isDelegating {
          forms[index] = delegatingForm(
            shape.initializers[index], isUsed: used.contains(index), forms, addition)
        }
      }
      return .success(Answer(forms: forms, addition: addition))
    }
  }

  // MARK: Those that keep the dependencies

  private func designatedForm(_ site: InitializerSite) -> InitializerForm {
    if site.isDelegating { return .unchanged }
    if site.body == nil || site.onlyStops { return .unchanged }
    if site.isRequired, site.labels == ["coder"] { return .inside }
    if isOverridden(site) || site.isRequired && !subclasses.isEmpty { return secondOrInside(site) }
    guard mustKeepSignature(site) else { return .parameter }
    return canPair(site) ? .pair : secondOrInside(site)
  }

  /// A second initializer repeats the body, which has to be short for that; and where subclasses
  /// inherit convenience initializers, they would inherit them no longer.
  private func secondOrInside(_ site: InitializerSite) -> InitializerForm {
    guard shape.isClass, !site.isInExtension, let body = site.body,
      !site.labels.isEmpty || !isCalledImplicitly,
      body.description.count(where: \.isNewline) <= Self.longestRepeatedBody,
      !shape.initializers.contains(where: \.isConvenience)
    else { return .inside }
    return .both
  }

  private static let longestRepeatedBody = 20

  private func mustKeepSignature(_ site: InitializerSite) -> Bool {
    site.isExported || site.isRequired || site.isOverride || site.isObjectiveC || isHandedOver
      || demanded?.contains(site.labels) != false
  }

  /// Whether the initializer can be left to call another one.
  private func canPair(_ site: InitializerSite) -> Bool {
    guard site.parameters.allSatisfy(Self.canBePassedOn) else { return false }
    if !shape.isClass { return true }
    return subclasses.isEmpty && !shape.modifiers.contains("open") && !site.isInExtension
  }

  package static func canBePassedOn(_ parameter: FunctionParameterSyntax) -> Bool {
    let type = parameter.type.trimmedDescription
    return parameter.ellipsis == nil && !type.contains("repeat ") && !type.hasPrefix("isolated ")
      && InitializerSite.innerName(parameter) != "_"
  }

  private func isOverridden(_ site: InitializerSite) -> Bool {
    subclasses.contains { subclass in
      project.declarations.parts(of: subclass).contains { part in
        project.records[part.file].facts.members.contains { member in
          member.owner == Int32(part.fact) && member.kind == .initializer
            && member.flags.contains(.isOverride)
            && member.parameters.map(\.label) == site.labels
        }
      }
    }
  }

  // MARK: Those that call another one

  private func delegatingForm(
    _ site: InitializerSite, isUsed: Bool, _ forms: [InitializerForm], _ addition: Addition
  ) -> InitializerForm {
    let targets = site.delegations.map { accepts($0, forms, addition) }
    let reachesAll = !targets.isEmpty && targets.allSatisfy { $0 }
    if reachesAll, !mustKeepSignature(site), !isOverridden(site) { return .passing }
    return isUsed ? .passingDefault : .unchanged
  }

  /// Whether a call of another initializer may pass the dependencies.
  package func accepts(
    _ call: FunctionCallExprSyntax, _ forms: [InitializerForm], _ addition: Addition
  ) -> Bool {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    var isKnown = false
    for (site, form) in zip(shape.initializers, forms)
    where Self.fits(labels, call, site.parameters) {
      isKnown = true
      guard [.parameter, .pair, .both, .settable, .passing].contains(form) else { return false }
    }
    if isKnown { return true }
    switch addition {
    case .memberwise, .plain: return true
    case .none, .objectPair, .inherited, .known: return false
    }
  }

  private static func fits(
    _ labels: [String], _ call: FunctionCallExprSyntax, _ parameters: FunctionParameterListSyntax
  ) -> Bool {
    var index = 0
    for parameter in parameters {
      if index < labels.count, labels[index] == parameter.firstName.text {
        index += 1
      } else if parameter.defaultValue == nil {
        guard call.trailingClosure != nil, InitializerSite.isClosure(parameter) else {
          return false
        }
      }
    }
    return index == labels.count
  }

  // MARK: What is missing

  private func addition(_ designated: [InitializerSite]) -> Result<Addition, TypeRefusalError> {
    if shape.isStruct {
      let hasOwn = shape.initializers.contains { !$0.isInExtension }
      if hasOwn { return .success(.none) }
      let names = shape.storedProperties.map(\.name)
      let isDemanded = demanded?.contains { Set($0).isSubset(of: Set(names)) } == true
      return .success(.memberwise(keeps: isHandedOver || isDemanded))
    }
    if !designated.isEmpty { return .success(.none) }
    guard shape.isClass else { return .success(.plain(keepsEmpty: keepsEmpty)) }
    if let base = project.scope.superclass(of: shape.type) { return inherited(from: base) }
    guard let outside = outsideSuperclass else {
      if isCalledImplicitly {
        return .failure(
          TypeRefusalError(
            reason: .initializerUnknown,
            detail: "a subclass leaves 'super.init()' to the compiler, which a second one forbids"))
      }
      return .success(.plain(keepsEmpty: keepsEmpty))
    }
    if project.scope.sdk.lists(outside, in: .plainClasses), subclasses.isEmpty {
      return .success(.objectPair)
    }
    if let known = known(outside) {
      return .success(.known(known, overrides: true))
    }
    return .failure(
      TypeRefusalError(
        reason: .superclassUnknown,
        detail: "which initializers '\(outside)' hands down is not known"))
  }

  /// Whether `init()` must stay what others override, demand or hand over.
  private var keepsEmpty: Bool {
    if isHandedOver || demanded?.contains([]) != false { return true }
    return subclasses.contains { subclass in
      project.declarations.parts(of: subclass).contains { part in
        project.records[part.file].facts.members.contains {
          $0.owner == Int32(part.fact) && $0.kind == .initializer
            && $0.flags.contains(.isOverride) && $0.parameters.isEmpty
        }
      }
    }
  }

  /// The superclass, where the project does not declare it.
  private var outsideSuperclass: String? {
    guard let node = shape.declaration.node.as(ClassDeclSyntax.self),
      let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    else { return nil }
    if project.scope.sdk.lists(first, in: .plainClasses) { return first }
    if let id = project.scope.type(named: first, near: shape.type) {
      return project.model.types[id].kind == .protocol ? nil : first
    }
    return project.scope.sdk.looksLikeProtocol(first) || first.hasPrefix("@") ? nil : first
  }

  /// The class of an SDK at the root of its superclasses.
  private var outsideRoot: String? {
    var type = shape.type
    var depth = 0
    while let base = project.scope.superclass(of: type), depth < 16 {
      type = base
      depth += 1
    }
    return project.model.types[type].inherited.first { project.scope.sdk.superclass($0) != nil }
  }

  private func inherited(from base: Int) -> Result<Addition, TypeRefusalError> {
    var current: Int? = base
    var depth = 0
    while let type = current, depth < 16 {
      guard let shape = TypeShape(type, in: project) else { break }
      let designated = shape.initializers.filter { !$0.isDelegating && !$0.isInExtension }
      if !designated.isEmpty {
        if convenience(of: type) {
          return .failure(
            TypeRefusalError(
              reason: .superclassUnknown,
              detail: "it would lose the convenience initializers of '\(shape.entry.name)'"))
        }
        let isPlain =
          designated.count <= 3 && subclasses.isEmpty
          && designated.allSatisfy {
            $0.parameters.allSatisfy(Self.canBePassedOn) && !$0.isRequired
              && $0.node.genericParameterClause == nil && !$0.modifiers.contains("private")
          }
        return isPlain
          ? .success(.inherited([type]))
          : .failure(
            TypeRefusalError(
              reason: .superclassUnknown,
              detail: "the initializers of '\(shape.entry.name)' cannot be handed down as they are")
          )
      }
      guard let next = project.scope.superclass(of: type) else {
        return root(shape.entry.inherited)
      }
      current = next
      depth += 1
    }
    return .failure(
      TypeRefusalError(reason: .superclassUnknown, detail: "its superclass cannot be read"))
  }
}
