import DepModel
package import DepSyntax

/// How a place reaches the dependencies that its type keeps.
package struct DependenciesAccess {
  package enum Name: Hashable {
    case plain
    case throughSelf
    /// The parameter of the initializer around the place.
    case parameter(String)
  }

  package var name = Name.plain
  /// The closure that has to capture the dependencies for it.
  package var capture: Capture?
  /// The declaration in front of which a constant has to hold them.
  package var constant: LocalAnchor?

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
  private let writesSelf: Bool

  init(shape: TypeShape, knowledge: EscapeKnowledge, imports: [Int: [String]]) {
    self.shape = shape
    self.knowledge = knowledge
    self.imports = imports
    members = shape.instanceMembers
    writesSelf = SelfHabit.isExplicit(in: shape)
  }

  func reach(of use: HiddenUse) -> DependenciesAccess {
    guard use.isInFunction else { return reach(at: use.site) }
    let function = use.site.member.flatMap { FunctionSite($0, in: use.site.source) }
    return DependenciesAccess(
      name: .parameter(function?.dependenciesParameter ?? "dependencies"))
  }

  /// The same for a place in code of an instance.
  func reach(at site: UseSite) -> DependenciesAccess {
    if let anchor = constant(for: site) { return DependenciesAccess(constant: anchor) }
    guard let member = site.member, !site.isInInitializer else {
      return DependenciesAccess(
        name: site.member?.dependenciesParameter.map { .parameter($0) } ?? .plain)
    }
    let closures = ClosureReach(
      site.closures, isValue: shape.isStruct, isMutating: member.isMutating, members: members,
      knowledge: knowledge, module: shape.entry.module, imports: imports[site.source.file] ?? [])
    if closures.capture != nil { return DependenciesAccess(capture: closures.capture) }
    let needsSelf =
      closures.isThroughSelf || !shape.isStruct && site.receivers.contains(where: knowledge.keeps)
      || writesSelf && (!site.surroundings.isInitialValue || member.modifiers.contains("lazy"))
      || site.closures.last.map { $0.isCalledAtOnce && $0.writesSelf } == true
      || site.isShadowed
    return DependenciesAccess(name: needsSelf ? .throughSelf : .plain)
  }

  /// Local functions and `async let` have no capture list: they capture a constant instead.
  private func constant(for site: UseSite) -> LocalAnchor? {
    guard !shape.isStruct, !site.isInInitializer, !site.isShadowed else { return nil }
    return (shape.isClass ? site.asynchronousConstant : nil) ?? site.keptFunction
  }
}
