import DepFacts
import DepModel
import DepSyntax

/// Finds a protocol of the project that can stand for a type as it is.
struct ExistingProtocols {
  let context: ExtractionContext
  let subject: ExtractionSubject

  private var scope: ProjectScope { context.scope }
  private var model: ProjectModel { context.scope.model }

  /// The smallest protocol that the type conforms to and that has all members; nil without one.
  func best(for uses: [MemberUse]) -> String? {
    let fitting = scope.protocols(of: subject.type).filter { fits($0, uses) }
    let sized = fitting.map { (size: size(of: $0), name: model.types[$0].name, id: $0) }
    return sized.min { ($0.size, $0.name, $0.id) < ($1.size, $1.name, $1.id) }?.name
  }

  private func fits(_ id: Int, _ uses: [MemberUse]) -> Bool {
    guard isVisible(id), isUsable(id), isUnconditional(id) else { return false }
    if subject.isSendable, !scope.isSendable(id, where: context.isAlwaysCompiled),
      !inherits(id, names: ["Actor"])
    {
      return false
    }
    if scope.isolation(of: id).attribute != subject.isolation.attribute { return false }
    if subject.isolation == .actor, !inherits(id, names: ["Actor"]) { return false }
    return uses.allSatisfy { has($0, in: id) }
  }

  /// Whether the protocol has what a use means, with the same effects.
  private func has(_ use: MemberUse, in id: Int) -> Bool {
    let isWritten =
      use.member.isWritten
      && use.matches.contains {
        $0.member.isSettable && ![.private, .fileprivate].contains($0.member.setterAccess)
      }
    if isWritten, subject.isReference, !isBound(id) { return false }
    if use.matches.contains(where: { $0.member.modifiers.has("mutating") }) { return false }
    let search = MemberSearch(context: context)
    guard let matches = try? search.findInProtocol(use.member, id) else { return false }
    let usable = matches.filter { !$0.member.isStatic && !$0.member.isConditional }
    let isAssignable = usable.contains { match in
      subject.isReference
        ? match.member.isSettable : match.member.accessors?.isSetterNonmutating == true
    }
    if isWritten, !isAssignable { return false }
    let wanted = use.matches.map { Self.effects(of: $0.member) }
    let offered = usable.map { Self.effects(of: $0.member) }
    return Set(usable.map(\.shape)).count >= Set(use.matches.map(\.shape)).count
      && wanted.allSatisfy { offered.contains($0) }
  }

  private static func effects(of member: MemberDeclaration) -> [String] {
    guard member.kind == .function else { return [member.accessors?.effects?.plain ?? ""] }
    return [member.effects?.plain.withoutOuterNames ?? ""]
      + member.modifiers.filter { $0.name == "nonisolated" }.map(\.text)
  }

  /// Whether every file that uses the type sees the protocol.
  private func isVisible(_ id: Int) -> Bool {
    let access = scope.visibility(of: id)
    let declaration = scope.ownDeclarations(of: id).first
    let users = context.files(thatUse: subject.type).union([subject.part.file])
    return users.allSatisfy { file in
      let record = scope.records[file]
      if access == .private || access == .fileprivate { return declaration?.file == file }
      if record.module == model.types[id].module { return true }
      return !access.isBelow(.package) && record.facts.imports.contains(model.types[id].module)
    }
  }

  /// Whether values can be held as the protocol, and used in full.
  func isUsable(_ id: Int) -> Bool {
    for part in [id] + scope.protocols(of: id) {
      for reference in scope.ownDeclarations(of: part) {
        guard context.part(reference, of: part)?.isUsableAsType == true else { return false }
      }
    }
    return !inherits(id, names: scope.sdk.names(in: .protocolsWithAssociatedTypes))
  }

  /// Whether the type conforms to it wherever it is compiled.
  private func isUnconditional(_ id: Int) -> Bool {
    for owner in [subject.type] + scope.superclasses(of: subject.type) {
      for part in scope.ownParts(of: owner) {
        guard let syntax = context.part(part, of: owner),
          !syntax.isExtension || syntax.branch == nil || syntax.branch == subject.part.branch
        else { continue }
        for case let found? in scope.parents(of: part).lazy.map(\.type) {
          if found == id || scope.protocols(of: found).contains(id) { return true }
        }
      }
    }
    return false
  }

  /// Whether only classes and actors conform, so that a constant lets its properties be set.
  func isBound(_ id: Int) -> Bool {
    inherits(id, names: scope.sdk.names(in: .classBoundProtocols))
  }

  private func inherits(_ id: Int, names: Set<String>) -> Bool {
    !scope.inheritedNames(of: id).isDisjoint(with: names)
  }

  private func size(of id: Int) -> Int {
    ([id] + scope.protocols(of: id)).reduce(0) { sum, part in
      sum
        + scope.ownDeclarations(of: part).reduce(0) { sum, reference in
          let facts = scope.records[reference.file].facts
          return sum + facts.members.count { $0.owner == Int32(reference.fact) }
        }
    }
  }
}
