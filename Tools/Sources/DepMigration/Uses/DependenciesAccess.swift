import DepFacts
import DepModel
package import DepSyntax

/// How a place reaches the dependencies that its type keeps.
package struct DependenciesAccess {
  package enum Name: Hashable {
    case plain
    case throughSelf
    /// What the code calls a weak `self` that it has unwrapped.
    case through(String)
    /// The parameter of the initializer around the place.
    case parameter(String)
  }

  package var name = Name.plain
  /// The closure that has to capture the dependencies for it.
  package var capture: Capture?
  /// The declaration in front of which a constant has to hold them.
  package var constant: LocalAnchor?
  /// The closures around the code that has unwrapped a weak `self` for it.
  var unwrapping: [ClosureSite] = []

  var isParameter: Bool { if case .parameter = name { true } else { false } }

  package struct Capture {
    package let closure: ClosureSite
    /// Whether `self` has to be named for that.
    package let isThroughSelf: Bool
  }
}

/// Decides how the places of a type reach the dependencies.
struct AccessPlanner {
  private let shape: TypeShape
  private let knowledge: EscapeKnowledge
  /// For each file what it imports.
  private let imports: [Int: [String]]
  private let members: Set<String>
  /// Those that only code on the actor of the type can ask for.
  private let isolatedMembers: Set<String>
  private let writesSelf: Bool
  private let isolation: TypeIsolation
  private let isSendable: Bool
  private let canCross: Bool
  /// Whether a constant holds the dependencies, as far as that is decided.
  private var isConstant = false

  /// `canCross` tells whether all fields may cross from one actor to another.
  init(
    shape: TypeShape, scope: ProjectScope, canCross: Bool, knowledge: EscapeKnowledge,
    imports: [Int: [String]]
  ) {
    isolation = scope.isolation(of: shape.type)
    isSendable = scope.isSendable(shape.type)
    self.canCross = canCross && shape.dependencies == nil
    self.shape = shape
    self.knowledge = knowledge
    self.imports = imports
    members = shape.instanceMembers
    let declared = scope.members(of: shape.type).filter { !$0.flags.contains(.isStatic) }
    // Other actors may read constants, too.
    let open = declared.filter { member in
      member.flags.contains(.isNonisolated)
        || member.kind == .storedProperty && member.flags.contains(.isLet)
    }
    isolatedMembers = Set(declared.map(\.name)).subtracting(open.map(\.name))
    writesSelf = SelfHabit.isExplicit(in: shape)
  }

  /// In the order of the uses, with one way to reach the dependencies in each closure.
  ///
  /// Where a closure has to capture them for one use, it does so for all.
  func reaches(of uses: [HiddenUse], inConstant isConstant: Bool) -> [DependenciesAccess] {
    var planner = self
    planner.isConstant = isConstant
    return planner.reaches(of: uses)
  }

  private func reaches(of uses: [HiddenUse]) -> [DependenciesAccess] {
    let reaches = uses.map { reach(of: $0) }
    var capturing = Set(reaches.lazy.filter(\.unwrapping.isEmpty).compactMap(\.capture?.closure))
    for (use, reach) in zip(uses, reaches) where reach.capture != nil && !reach.unwrapping.isEmpty {
      capturing.formUnion(self.reach(of: use, asksSelf: false).capture.map { [$0.closure] } ?? [])
    }
    return zip(uses, reaches).map { use, reach in
      use.site.isShadowed || capturing.isDisjoint(with: reach.unwrapping)
        ? reach : self.reach(of: use, asksSelf: false)
    }
  }

  /// Whether a place asks the object that it has unwrapped, and no call has run it by then.
  func asksLater(_ use: HiddenUse) -> Bool {
    let unwrapping = reach(of: use).unwrapping
    return !unwrapping.isEmpty
      && unwrapping.allSatisfy { closure in
        closure.isHandedOver && !closure.isCalledAtOnce
          && !knowledge.staysInside(
            closure, module: shape.entry.module, imports: imports[use.site.source.file] ?? [])
      }
  }

  /// `asksSelf` tells whether code that has unwrapped a weak `self` asks it for the dependencies.
  func reach(of use: HiddenUse, asksSelf: Bool = true) -> DependenciesAccess {
    guard use.isInFunction else { return reach(at: use.site, asksSelf: asksSelf) }
    let function = use.site.member.flatMap { FunctionSite($0, in: use.site.source) }
    return DependenciesAccess(
      name: .parameter(function?.dependenciesParameter ?? "dependencies"))
  }

  /// The same for a place in code of an instance.
  func reach(at site: UseSite, asksSelf: Bool = true) -> DependenciesAccess {
    if let anchor = constant(for: site) { return DependenciesAccess(constant: anchor) }
    guard let member = site.member, !site.isInInitializer else {
      return DependenciesAccess(
        name: site.member?.dependenciesParameter.map { .parameter($0) } ?? .plain)
    }
    let unwrapped = asksSelf ? site.unwrappedSelf : nil
    var unwrapping = Array(site.closures.prefix(unwrapped?.closures ?? 0))
    let asksMembers = unwrapped.map { unwrapping.last?.asks($0.name, for: isolatedMembers) == true }
    if asksMembers != true, !canAskSelf(in: unwrapping) { unwrapping = [] }
    let closures = ClosureReach(
      site.closures,
      of: ClosureReach.Holder(
        isValue: shape.isStruct, isMutating: member.isMutating,
        isReadByMainActor: isReadByMainActor, isNonisolated: isNonisolated, members: members),
      unwrapped: unwrapping.count, knowledge: knowledge,
      module: shape.entry.module, imports: imports[site.source.file] ?? [])
    if closures.capture != nil {
      return DependenciesAccess(capture: closures.capture, unwrapping: unwrapping)
    }
    if let name = unwrapped?.name, name != "self", !unwrapping.isEmpty {
      return DependenciesAccess(name: .through(name), unwrapping: unwrapping)
    }
    let needsSelf =
      closures.isThroughSelf || !shape.isStruct && isKept(site)
      || writesSelf && (!site.surroundings.isInitialValue || member.modifiers.contains("lazy"))
      || site.closures.last.map { $0.isCalledAtOnce && $0.writesSelf } == true
      || site.isShadowed
    return DependenciesAccess(
      name: needsSelf ? .throughSelf : .plain, unwrapping: unwrapping)
  }

  /// Whether a call keeps the place as a closure, in an argument or in a text.
  private func isKept(_ site: UseSite) -> Bool {
    site.receivers.contains(where: knowledge.keeps)
      || site.receiversOfText.contains(where: knowledge.keepsText)
  }

  private var isNonisolated: Bool { [.none, .nonisolated].contains(isolation) }

  /// Whether code on another actor than the type may read the property.
  private var isReadElsewhere: Bool { isNonisolated || isConstant && canCross }

  private var isReadByMainActor: Bool {
    isSendable
      && (isolation.attribute == "@MainActor" || canCross && (isNonisolated || isConstant))
  }

  /// Whether code in these closures may read the property of an unwrapped `self`.
  private func canAskSelf(in closures: [ClosureSite]) -> Bool {
    isReadElsewhere
      || isolation != .actor
        && closures.allSatisfy { knowledge.staysOnActor($0) || $0.runsOnMainActor }
  }

  /// Local functions and `async let` have no capture list: they capture a constant instead.
  private func constant(for site: UseSite) -> LocalAnchor? {
    guard !shape.isStruct, !site.isInInitializer, !site.isShadowed else { return nil }
    if shape.isClass, let anchor = site.asynchronousConstant { return anchor }
    // A function that has the object already reads one more of its properties.
    return site.keptFunction.flatMap { anchor in
      MemberSite(anchor.declaration).namesOfMembers.isDisjoint(with: members) ? anchor : nil
    }
  }
}
