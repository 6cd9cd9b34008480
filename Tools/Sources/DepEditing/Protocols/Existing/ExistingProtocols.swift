import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Finds a protocol of the project that can stand for a type as it is.
struct ExistingProtocols {
  let project: ProjectTrees
  let hierarchy: TypeHierarchy
  let subject: SeamSubject

  private var model: ProjectModel { project.model }

  /// The smallest protocol that the type conforms to and that has all members; nil without one.
  func best(for uses: [SeamUse]) -> String? {
    let fitting = hierarchy.protocols(of: subject.type).filter { fits($0, uses) }
    let sized = fitting.map { (size: size(of: $0), name: model.types[$0].name, id: $0) }
    return sized.min { ($0.size, $0.name, $0.id) < ($1.size, $1.name, $1.id) }?.name
  }

  private func fits(_ id: Int, _ uses: [SeamUse]) -> Bool {
    guard isVisible(id), isUsable(id), isUnconditional(id) else { return false }
    let isolations = IsolationReader(project: project, hierarchy: hierarchy)
    if subject.isSendable, !isolations.isSendable(id),
      !inherits(id, names: ["Actor", "Sendable"])
    {
      return false
    }
    if isolations.isolation(ofProtocol: id) != subject.isolation.attribute { return false }
    if subject.isolation == .actor, !inherits(id, names: ["Actor"]) { return false }
    return uses.allSatisfy { has($0, in: id) }
  }

  /// Whether the protocol has what a use means, with the same effects.
  private func has(_ use: SeamUse, in id: Int) -> Bool {
    let isWritten =
      use.member.isWritten
      && use.found.contains { Self.isSettable($0.candidate) && !$0.candidate.hidesSetter }
    if isWritten, subject.isReference, !isBound(id) { return false }
    if use.found.contains(where: { $0.candidate.modifiers.has("mutating") }) { return false }
    let search = MemberSearch(project: project, hierarchy: hierarchy)
    guard let found = try? search.findInProtocol(use.member, id) else { return false }
    let usable = found.filter { !$0.candidate.isStatic && !$0.candidate.isConditional }
    let isAssignable = usable.contains { match in
      subject.isReference
        ? Self.isSettable(match.candidate)
        : Self.accessors(of: match.candidate)?.isSetterNonmutating == true
    }
    if isWritten, !isAssignable { return false }
    let wanted = use.found.map { Self.effects(of: $0.candidate) }
    let offered = usable.map { Self.effects(of: $0.candidate) }
    return Set(usable.map(\.shape)).count >= Set(use.found.map(\.shape)).count
      && wanted.allSatisfy { offered.contains($0) }
  }

  private static func effects(of candidate: MemberCandidate) -> [String] {
    switch candidate.kind {
    case .function(let function):
      return [function.signature.effectSpecifiers?.plainText.withoutOuterNames ?? ""]
        + candidate.modifiers.filter { $0.name.text == "nonisolated" }.map(\.plainText)
    case .subscript(let declaration):
      return [AccessorReader(declaration.accessorBlock, isStored: false).effects?.plainText ?? ""]
    case .property(let variable, let binding):
      let reader = PropertyReader(variable: variable, binding: binding, candidate: candidate)
      return [reader.accessors.effects?.plainText ?? ""]
    }
  }

  static func isSettable(_ candidate: MemberCandidate) -> Bool {
    accessors(of: candidate)?.isSettable == true
  }

  private static func accessors(of candidate: MemberCandidate) -> AccessorReader? {
    switch candidate.kind {
    case .function: nil
    case .subscript(let declaration):
      AccessorReader(declaration.accessorBlock, isStored: false)
    case .property(let variable, let binding):
      PropertyReader(variable: variable, binding: binding, candidate: candidate).accessors
    }
  }

  /// Whether every file that uses the type sees the protocol.
  private func isVisible(_ id: Int) -> Bool {
    let access = hierarchy.access(of: id)
    let declaration = hierarchy.declarations(of: id).first
    let users = hierarchy.index.files(thatUse: subject.type).union([subject.part.file])
    return users.allSatisfy { file in
      let record = project.records[file]
      if access == .private || access == .fileprivate { return declaration?.file == file }
      if record.module == model.types[id].module { return true }
      return !access.isBelow(.package) && record.facts.imports.contains(model.types[id].module)
    }
  }

  /// Whether values can be held as the protocol, and used in full.
  func isUsable(_ id: Int) -> Bool {
    for part in [id] + hierarchy.protocols(of: id) {
      for reference in hierarchy.declarations(of: part) {
        guard let syntax = TypePart(reference, of: part, in: project),
          let declaration = syntax.node.as(ProtocolDeclSyntax.self)
        else { return false }
        if !syntax.associatedTypes.isEmpty || declaration.primaryAssociatedTypeClause != nil {
          return false
        }
        let usesSelf = declaration.memberBlock.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .keyword(.Self)
        }
        if usesSelf || declaration.genericWhereClause != nil { return false }
      }
      let names = hierarchy.names(inheritedBy: part)
      let demanding: Set<String> = [
        "Comparable", "Equatable", "Hashable", "Identifiable", "Sequence", "Collection",
        "IteratorProtocol", "Strideable", "CaseIterable", "RawRepresentable", "View",
      ]
      if names.contains(where: demanding.contains) { return false }
    }
    return true
  }

  /// Whether the type conforms to it wherever it is compiled.
  private func isUnconditional(_ id: Int) -> Bool {
    for owner in hierarchy.lineage(of: subject.type) {
      for part in hierarchy.parts(of: owner) {
        guard let syntax = TypePart(part, of: owner, in: project),
          !syntax.isExtension || syntax.condition == nil
            || syntax.condition?.id == subject.part.condition?.id
        else { continue }
        for name in hierarchy.fact(part).inherited {
          guard let found = hierarchy.resolve(name, from: owner) else { continue }
          if found == id || hierarchy.protocols(of: found).contains(id) { return true }
        }
      }
    }
    return false
  }

  /// Whether only classes and actors conform, so that a constant lets its properties be set.
  func isBound(_ id: Int) -> Bool {
    inherits(id, names: ["AnyObject", "Actor", "NSObjectProtocol"])
  }

  private func inherits(_ id: Int, names: Set<String>) -> Bool {
    ([id] + hierarchy.protocols(of: id)).contains {
      hierarchy.names(inheritedBy: $0).contains(where: names.contains)
    }
  }

  private func size(of id: Int) -> Int {
    ([id] + hierarchy.protocols(of: id)).reduce(0) { sum, part in
      sum
        + hierarchy.declarations(of: part).reduce(0) { sum, reference in
          let facts = project.records[reference.file].facts
          return sum + facts.members.count { $0.owner == Int32(reference.fact) }
        }
    }
  }
}

extension MemberCandidate {
  /// Whether only the type or its file can assign to it.
  fileprivate var hidesSetter: Bool {
    modifiers.contains {
      $0.detail?.detail.text == "set" && ["private", "fileprivate"].contains($0.name.text)
    }
  }
}
