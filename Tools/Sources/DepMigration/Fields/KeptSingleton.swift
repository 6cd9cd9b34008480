import DepFacts
import DepModel
import DepSyntax

/// A stored property that keeps a singleton, or what a container gave: `let store = Store.shared`.
///
/// Where a class is made as before and its dependencies can be set afterwards, the property becomes
/// a getter that reads the field, which gives the same object.
struct KeptSingleton {
  let move: PropertyMove
  let shape: TypeShape
  let project: ProjectTrees

  /// Whether nothing tells the getter from the stored property.
  var canBeRead: Bool {
    guard shape.isClass, move.wrapper == nil, let use = move.kept, isObject(use),
      move.property.modifiers.isSubset(of: Self.modifiers), move.property.isPlain
    else { return false }
    let mentions = PropertyMentions(of: move.property, in: shape)
    if mentions.isWhileMade || leavesActor(mentions, use) { return false }
    return move.property.isLet
      || !mentions.mayBeChanged && (move.property.isPrivate || !mayBeAssignedByOthers)
  }

  /// The field that takes the object where the instance is made, as the property does, whatever
  /// takes the object's place later; nil where the object stays the same.
  var keptAtOnce: FieldDraft? {
    guard let use = move.kept, [.singleton, .locator].contains(use.dependency.kind),
      mayBeReplaced(use),
      let result = use.draft.type.result, use.draft.access == .provider,
      use.draft.type.attributes == ["@Sendable"],
      use.draft.live == "{ \(use.draft.identity) }"
    else { return nil }
    var draft = use.draft
    draft.type = result
    draft.live = use.draft.identity
    draft.access = .value
    draft.isSendable = use.dependency.target.type.map { project.scope.isSendable($0) } ?? false
    return draft
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "final",
  ]

  /// Whether the field gives the one object of the program, and no copy of a value.
  private func isObject(_ use: HiddenUse) -> Bool {
    guard [.value, .provider].contains(use.draft.access) else { return false }
    // A container is asked when the dependencies are made, and so at the time of the property.
    if ContainerCall.key(of: use.dependency, in: project) != nil {
      return use.draft.access == .value
    }
    switch use.dependency.kind {
    case .systemSingleton: return true
    case .singleton, .locator:
      // A constant of a type that was not read is the same value, should it be no object.
      let isUnread = [nil, .extension].contains(kind(of: use)) && move.property.isLet
      guard kind(of: use) == .class || isUnread else { return false }
      return use.draft.access == .value || !mayBeReplaced(use) || keptAtOnce != nil
    default: return false
    }
  }

  private func kind(of use: HiddenUse) -> TypeFact.Kind? {
    use.dependency.target.type.map { project.model.types[$0].kind }
  }

  /// Whether another object may take its place after the property was set; a program has one
  /// delegate.
  private func mayBeReplaced(_ use: HiddenUse) -> Bool {
    let scope = project.scope
    // What hands it out may hand out another one later.
    if use.draft.access == .provider, !use.draft.identity.hasSuffix(use.dependency.target.name) {
      return true
    }
    if let type = use.dependency.target.type,
      scope.inheritedNames(of: type).contains(where: {
        $0.hasSuffix("Delegate") && scope.sdk.lists($0, in: .rootProtocols)
      })
    {
      return false
    }
    guard let singleton = use.dependency.target.singleton.map({ project.model.singletons[$0] }),
      let member = singleton.member
    else { return use.dependency.kind == .singleton }
    let fact = project.records[singleton.place.file].facts.members[member]
    if fact.kind == .storedProperty { return !fact.flags.contains(.isLet) }
    return !givesConstant(fact, of: singleton.owner)
  }

  /// Whether a getter or function gives one constant, `static func shared() -> Store { store }`:
  /// any other may choose an object each time.
  private func givesConstant(_ fact: MemberFact, of owner: Int?) -> Bool {
    guard let owner, let path = fact.value?.path, let name = path.last,
      path.dropLast().allSatisfy({ $0.first?.isUppercase == true })
    else { return false }
    return project.scope.members(of: owner).contains {
      $0.name == name && $0.kind == .storedProperty && $0.flags.isSuperset(of: [.isStatic, .isLet])
    }
  }

  /// Whether code outside of the class's actor reads it, which a constant allows.
  private func leavesActor(_ mentions: PropertyMentions, _ use: HiddenUse) -> Bool {
    guard shape.isolation.attribute != nil else { return false }
    if mentions.isNonisolated { return true }
    let sdk = project.scope.sdk
    let crossing = mentions.receivers.filter { !sdk.lists($0, in: .closuresOnTheSameActor) }
    if !crossing.isDisjoint(with: ["addTask", "detached"]) { return true }
    // Where the object could not cross, the compiler does not check for that.
    let isChecked = use.dependency.target.type.map { project.scope.declaresSendable($0) } ?? true
    return isChecked && (!crossing.isEmpty || isReadByOthers)
  }

  private var isReadByOthers: Bool {
    !move.property.isPrivate
      && ForeignMembers([move.property.name], in: project).used.contains(move.property.name)
  }

  private var mayBeAssignedByOthers: Bool {
    let name = move.property.name
    return !project.scope.subclasses(of: shape.type).isEmpty
      || ForeignMembers([name], in: project).assigned[name] != nil
      || project.scope.protocols(of: shape.type).contains { demanding in
        project.scope.members(of: demanding).contains {
          $0.name == name && $0.flags.contains(.hasSetter)
        }
      }
  }
}
