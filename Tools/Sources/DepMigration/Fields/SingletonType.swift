import DepFacts
import DepModel
import DepSyntax

/// What the declaration of a singleton says of its value.
struct SingletonType {
  /// The type as a field writes it, with its full name; nil where it is not known.
  let type: FieldType?
  /// The attribute of the actor that it belongs to.
  let actor: String?
  /// Whether it belongs to the actor because an SDK says so of what it inherits.
  let isIsolatedBySDK: Bool
  /// Whether it is a constant on the main actor of a type that is not.
  let isIsolatedConstant: Bool
  /// Whether it is computed anew each time.
  let isComputed: Bool
  let isFunction: Bool
  /// Whether it is async or throws.
  let flags: MemberFlags
  /// Whether it is kept from the compiler's checks by `nonisolated(unsafe)`.
  let isUnsafe: Bool
  /// Whether code may put another value in its place.
  let isAssigned: Bool
  let isSendable: Bool
  /// Whether it is declared with `!`: code uses it as if it were always there.
  let isUnwrapped: Bool

  /// What a type needs to know that uses it.
  init(_ singleton: Singleton, in project: ProjectTrees, seenFrom user: Int?) {
    let member = project.scope.member(of: singleton)
    type = Self.fullType(singleton, written: member?.type, in: project)
    actor =
      member.flatMap { project.scope.isolation(of: $0) }
      ?? singleton.owner.flatMap { owner in
        member?.flags.contains(.isNonisolated) == true
          ? nil : project.scope.isolation(of: owner, seenFrom: user ?? owner)
      }
    isIsolatedBySDK =
      member.map { project.scope.isolation(of: $0) == nil } != false
      && singleton.owner.map { project.scope.isIsolatedBySDK($0) } == true
    isIsolatedConstant =
      member.map {
        $0.kind == .storedProperty && $0.flags.contains(.isLet)
          && project.scope.isolation(of: $0) == "@MainActor"
      } == true
    isComputed = member?.kind != .storedProperty
    isFunction = member?.kind == .function
    flags = member?.flags ?? []
    isUnsafe =
      member?.flags.contains(.isNonisolated) == true && member?.flags.contains(.isStatic) == true
    let isSettable = singleton.isMutable && member?.setterAccess.isHidden != true
    // Behind a hidden setter, an object that may be missing comes when its own type makes it.
    let comesLater = singleton.isMutable && type?.isOptional == true
    isAssigned = isSettable && member?.access.isHidden != true || comesLater
    isUnwrapped = member?.type.map { FieldType($0).isImplicitlyUnwrapped } ?? false
    isSendable = singleton.valueTypeID.map { project.scope.isSendable($0) } ?? false
  }

  /// A field that asks for the value each time.
  func provider(of draft: FieldDraft) -> FieldDraft {
    var signature = CallSignature(labels: [], types: [])
    signature.flags = flags
    signature.actor = actor
    let call = draft.live + (isFunction && !draft.live.hasSuffix(")") ? "()" : "")
    var provider = draft
    provider.type = signature.closure(giving: draft.type.description)
    provider.live = "{ \(signature.marks)\(call) }"
    provider.access = .provider
    provider.isSendable = true
    // Before Swift 6, code on no actor may read a constant that is on one itself.
    provider.isLenient = actor != nil && (isIsolatedBySDK || isIsolatedConstant)
    return provider
  }

  /// Whether the singleton of a dependency is handed out by a function.
  static func isFunction(_ dependency: Dependency, in project: ProjectTrees) -> Bool {
    guard let index = dependency.target.singleton else { return false }
    return project.scope.member(of: project.model.singletons[index])?.kind == .function
  }

  private static func fullType(
    _ singleton: Singleton, written declared: String?, in project: ProjectTrees
  ) -> FieldType? {
    let whole = declared.map { FieldType($0) }
    let isUnwrapped = whole?.isImplicitlyUnwrapped == true
    let declared = isUnwrapped ? whole.map { FieldType(String($0.description.dropLast())) } : whole
    if let declared, declared.hasGenericArguments, let owner = singleton.owner {
      return FieldType(project.scope.qualified(declared.description, in: owner))
    }
    guard !singleton.valueType.isEmpty || declared?.isOptional == true,
      let isOptional = InferredOptional(project: project).isOptional(singleton)
    else { return nil }
    let inferred = singleton.valueType + (isOptional && !isUnwrapped ? "?" : "")
    let written = FieldType(
      declared?.isOptional == true ? declared?.description ?? "" : inferred)
    guard let id = singleton.valueTypeID else { return written }
    let type = project.model.types[id]
    if !written.hasGenericArguments, project.scope.isGeneric(id),
      let made = madeType(singleton, in: project), made.name.lastName == type.name.lastName
    {
      return isOptional && !isUnwrapped ? FieldType("\(made)?") : made
    }
    guard
      written.name.lastName == type.name.lastName && !written.hasGenericArguments
        || written.name == "Self"
    else {
      // An alias, or a generic type with its arguments.
      return written
    }
    let full = type.name.escapedPath
    let name = type.kind == .protocol ? "any \(full)" : full
    if !written.isOptional { return FieldType(name) }
    return type.kind == .protocol ? "(\(name))?" : "\(name)?"
  }

  /// The generic type that the value of a singleton names with its arguments.
  private static func madeType(_ singleton: Singleton, in project: ProjectTrees) -> FieldType? {
    guard let member = project.scope.member(of: singleton),
      let source = project.source(singleton.place.file),
      let made = MemberSite(at: Int(member.position.offset), in: source)?.madeGenericType
    else { return nil }
    return FieldType(singleton.owner.map { project.scope.qualified(made, in: $0) } ?? made)
  }
}
