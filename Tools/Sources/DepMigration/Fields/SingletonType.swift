import DepFacts
import DepModel
import DepSyntax

/// What the declaration of a singleton says of its value.
struct SingletonType {
  /// The type as a field writes it, with its full name; nil where it is not known.
  let type: FieldType?
  /// The attribute of the actor that it belongs to.
  let actor: String?
  /// Whether it is computed anew each time.
  let isComputed: Bool
  let isFunction: Bool
  /// Whether it is kept from the compiler's checks by `nonisolated(unsafe)`.
  let isUnsafe: Bool
  /// Whether code may put another value in its place.
  let isAssigned: Bool
  let isSendable: Bool

  init(_ singleton: Singleton, in project: ProjectTrees) {
    let member = Self.member(at: singleton.place, in: project)
    type = Self.fullType(singleton, written: member?.type, in: project)
    actor =
      member.flatMap { project.scope.isolation(of: $0) }
      ?? singleton.owner.flatMap { owner in
        member?.flags.contains(.isNonisolated) == true
          ? nil : project.scope.isolation(of: owner)
      }
    isComputed = member?.kind != .storedProperty
    isFunction = member?.kind == .function
    isUnsafe =
      member?.flags.contains(.isNonisolated) == true && member?.flags.contains(.isStatic) == true
    let isSettable = singleton.isMutable && member?.setterAccess.isHidden != true
    isAssigned = isSettable && member?.access.isHidden != true
    isSendable = singleton.valueTypeID.map { Self.isSendable($0, in: project) } ?? false
  }

  /// A field that asks for the value each time.
  func provider(of draft: FieldDraft) -> FieldDraft {
    var provider = draft
    provider.type = .provider(of: draft.type, actor: actor)
    provider.live = "{ \(draft.live)\(isFunction && !draft.live.hasSuffix(")") ? "()" : "") }"
    provider.access = .provider
    provider.isSendable = true
    return provider
  }

  /// Whether the singleton of a dependency is handed out by a function.
  static func isFunction(_ dependency: Dependency, in project: ProjectTrees) -> Bool {
    guard let index = dependency.target.singleton else { return false }
    return member(at: project.model.singletons[index].place, in: project)?.kind == .function
  }

  private static func member(at place: Place, in project: ProjectTrees) -> MemberFact? {
    project.records[place.file].facts.members.first {
      $0.position.offset == place.position.offset
    }
  }

  private static func fullType(
    _ singleton: Singleton, written declared: String?, in project: ProjectTrees
  ) -> FieldType? {
    let declared = declared.map { FieldType($0) }
    let written = FieldType(
      declared?.isOptional == true ? declared?.description ?? "" : singleton.valueType)
    guard !written.description.isEmpty else { return nil }
    guard let id = singleton.valueTypeID else { return written }
    let type = project.model.types[id]
    guard
      written.name.lastName == type.name.lastName && !written.hasGenericArguments
        || written.name == "Self"
    else {
      // An alias, or a generic type with its arguments.
      return written
    }
    let name = type.kind == .protocol ? "any \(type.name)" : type.name
    if !written.isOptional { return FieldType(name) }
    return type.kind == .protocol ? "(\(name))?" : "\(name)?"
  }

  /// The written type of a property of a type.
  static func memberType(_ name: String, of type: Int, in project: ProjectTrees) -> String? {
    for part in project.declarations.parts(of: type) {
      let facts = project.records[part.file].facts
      for member in facts.members where member.owner == Int32(part.fact) && member.name == name {
        if let written = member.type { return qualified(written, in: project) }
      }
    }
    return nil
  }

  /// A bare protocol of the project gets its `any`.
  private static func qualified(_ type: String, in project: ProjectTrees) -> String {
    let ids = project.declarations.types(named: type)
    let isProtocol = ids.contains { project.model.types[$0].kind == .protocol }
    return isProtocol ? "any \(type)" : type
  }

  static func isSendable(_ type: Int, in project: ProjectTrees) -> Bool {
    let entry = project.model.types[type]
    return entry.kind == .actor || entry.inherited.contains("Sendable")
      || project.scope.isolation(of: type) != nil
  }
}
