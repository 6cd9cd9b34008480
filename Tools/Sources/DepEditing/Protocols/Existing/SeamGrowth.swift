import DepMigration
import DepFacts
import DepModel
import DepSyntax
import SwiftSyntax

/// Adds members to a protocol that was extracted before.
struct SeamGrowth {
  let project: ProjectTrees
  let hierarchy: TypeHierarchy
  let subject: SeamSubject

  /// The edits that add what the protocol lacks, unless something else would no longer compile.
  func edits(
    _ id: Int, _ surface: SeamSurface, access: AccessLevel
  ) throws(SeamRefusal) -> [SeamEdit] {
    let name = project.model.types[id].name
    let existing = ExistingProtocols(project: project, hierarchy: hierarchy, subject: subject)
    guard existing.isUsable(id), hierarchy.declarations(of: id).count == 1,
      let reference = hierarchy.declarations(of: id).first,
      let part = TypePart(reference, of: id, in: project), part.file == subject.part.file,
      part.condition?.id == subject.part.condition?.id
    else { throw SeamRefusal("\(name) is not a protocol that can grow") }
    if let other = otherConformer(of: id) {
      throw SeamRefusal("\(name) lacks members, and \(other) conforms to it too")
    }
    if surface.memberAccess.isBelow(hierarchy.access(of: id)) {
      throw SeamRefusal("\(name) can be seen farther than the members that it lacks")
    }
    if hierarchy.access(of: id).isBelow(access) {
      throw SeamRefusal("other modules use it, and cannot see \(name)")
    }
    var edits: [SeamEdit] = []
    var missing: [Requirement] = []
    for requirement in surface.requirements {
      guard let present = try present(requirement, in: part) else {
        missing.append(requirement)
        continue
      }
      if let edit = try upgrade(present, to: requirement) {
        edits.append(edit)
      }
    }
    if surface.isAssignedTo, !existing.isBound(id) { edits.insert(binding(part), at: 0) }
    if !missing.isEmpty { edits.append(addition(of: missing, to: part)) }
    let lacking = surface.forwarders.filter { !isPresent($0, in: id) }
    if !lacking.isEmpty {
      edits.append(
        try addition(of: lacking, to: part, name, access: hierarchy.access(of: id)))
    }
    return edits
  }

  /// The requirement as the protocol has it.
  private func present(
    _ requirement: Requirement, in part: TypePart
  ) throws(SeamRefusal) -> MemberCandidate? {
    let candidates = MemberList(part, named: requirement.name.withoutBackticks).candidates
    let labels = requirement.parameters.map { $0.label.withoutBackticks }
    let types = requirement.parameters.map {
      $0.comparison.withoutOuterNames + ($0.isVariadic ? "..." : "")
    }
    for candidate in candidates where candidate.isProperty == (requirement.kind == .property) {
      let key = Array(candidate.overloadKey.dropFirst())
      let other = candidate.isProperty ? [] : key
      let otherLabels = stride(from: 0, to: other.count, by: 2).map { other[$0] }
      guard otherLabels == labels else { continue }
      let otherTypes = stride(from: 1, to: other.count, by: 2).map {
        other[$0].withoutOuterNames
      }
      if otherTypes == types { return candidate }
      throw SeamRefusal("its protocol has another \(requirement.name)")
    }
    return nil
  }

  private func upgrade(
    _ present: MemberCandidate, to requirement: Requirement
  ) throws(SeamRefusal) -> SeamEdit? {
    guard requirement.accessors.hasSuffix("set"), !ExistingProtocols.isSettable(present) else {
      return nil
    }
    let block: AccessorBlockSyntax? =
      switch present.kind {
      case .property(_, let binding): binding.accessorBlock
      case .subscript(let declaration): declaration.accessorBlock
      case .function: nil
      }
    guard let block else {
      throw SeamRefusal("its protocol does not let \(requirement.name) be assigned to")
    }
    return SeamEdit(
      file: subject.part.file, range: block.inner, replacement: "{ \(requirement.accessors) }")
  }

  /// Binds the protocol to classes, which is all that conforms to it.
  private func binding(_ part: TypePart) -> SeamEdit {
    let declared = part.group.inheritanceClause?.inheritedTypes.first?.inner.lowerBound
    let name = part.node.asProtocol((any NamedDeclSyntax).self)?.name.inner.upperBound
    let offset = declared ?? name ?? part.group.memberBlock.inner.lowerBound
    return SeamEdit(
      file: part.file, range: offset..<offset,
      replacement: declared == nil ? ": AnyObject" : "AnyObject, ")
  }

  private func addition(of missing: [Requirement], to part: TypePart) -> SeamEdit {
    let source = part.source
    let indentation = source.indentation(at: part.node.inner.lowerBound)
    let lines = missing.flatMap { $0.lines(indentation: source.style.indentation) }
    let newline = source.style.newline
    let text = newline + SeamPlacement.text(lines, indentation, newline)
    let block = part.group.memberBlock
    let end = block.members.last?.endPosition ?? block.leftBrace.endPosition
    let closing = block.rightBrace.positionAfterSkippingLeadingTrivia
    let between = source.text(end.utf8Offset..<closing.utf8Offset)
    let tail = between.contains { $0.isNewline } ? "" : newline + indentation
    return SeamEdit(
      file: source.file, range: end.utf8Offset..<end.utf8Offset, replacement: text + tail)
  }

  private func addition(
    of forwarders: [Forwarder], to part: TypePart, _ name: String, access: AccessLevel
  ) throws(SeamRefusal) -> SeamEdit {
    let source = part.source
    let end = part.node.endPosition.utf8Offset
    guard SeamPlacement.isLineEnd(end, in: source) else {
      throw SeamRefusal("something follows \(name) on the same line")
    }
    let lines = SeamText.defaultLines(forwarders, of: name, subject: subject, access: access)
    let newline = source.style.newline
    let indentation = source.indentation(at: part.node.inner.lowerBound)
    return SeamEdit(
      file: source.file, range: end..<end,
      replacement: newline + newline + SeamPlacement.text(lines, indentation, newline))
  }

  /// Whether an extension of the protocol fills in these defaults already.
  private func isPresent(_ forwarder: Forwarder, in id: Int) -> Bool {
    hierarchy.parts(of: id).contains { reference in
      guard let part = TypePart(reference, of: id, in: project), part.isExtension else {
        return false
      }
      let name = forwarder.requirement.name.withoutBackticks
      return MemberList(part, named: name).candidates.contains { candidate in
        candidate.parameters.map {
          SubscriptLabels.label(of: $0, isSubscript: candidate.isSubscript)
        } == forwarder.labels
      }
    }
  }

  /// Another type that conforms to the protocol, or inherits from it; in tests too.
  private func otherConformer(of id: Int) -> String? {
    for type in project.model.types.indices where type != subject.type && type != id {
      guard !hierarchy.lineage(of: type).dropFirst().contains(subject.type) else { continue }
      let inherited = project.model.types[type].inherited
      let isConforming = inherited.contains { name in
        name.lastName == project.model.types[id].name && hierarchy.resolve(name, from: type) == id
      }
      if isConforming { return project.model.types[type].name }
    }
    return nil
  }
}
