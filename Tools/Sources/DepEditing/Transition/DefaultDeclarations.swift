import DepMigration
import DepFacts
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// Takes the conformance, `live` and `defaultDependencies` from a struct that nobody asks for them.
struct DefaultDeclarations {
  let shape: TypeShape
  let project: ProjectTrees
  /// What goes elsewhere, in bytes.
  let removed: [(file: Int, range: Range<Int>)]

  struct Answer {
    var edits = EditList()
    /// What still needs a default.
    var left: [LeftPlace] = []
    /// Whether more than `live` stays.
    var keepsDefault = false
  }

  private struct Declared {
    var source: ParsedSource
    var item: MemberBlockItemSyntax
    var range: Range<Int> { MemberRemoval.range(of: item, in: source) }
  }

  func answer() -> Answer {
    let finder = DefaultUses(shape: shape, project: project)
    let parts = finder.structParts
    let bare = declared(.defaultDependencies, in: parts)
    let live = declared(.live, in: parts)
    let uses = outside(removed, finder.all())
    var answer = Answer()
    let lasting = outside(
      (bare + live).map { ($0.source.file, $0.item.inner) }, uses
    ).filter { $0.name != DefaultName.live.rawValue || !$0.isPlain }
    if let parent = inheritedConformance() {
      leave(live + bare, "'\(parent)' demands it", &answer)
    } else if lasting.isEmpty {
      let gone = bare.map { ($0.source.file, $0.range) }
      let own = live.map { ($0.source.file, $0.item.inner) }
      let plain = outside(gone + own, uses)
      answer.left = plain.map { place($0, "'live' stays for it") }
      remove(plain.isEmpty ? bare + live : bare, from: parts, &answer.edits)
    } else {
      answer.keepsDefault = true
      answer.left = lasting.map { place($0, "the default stays for it") }
    }
    return answer
  }

  private func remove(
    _ items: [Declared], from parts: [(source: ParsedSource, node: Syntax)],
    _ edits: inout EditList
  ) {
    for part in parts {
      let own = items.filter { $0.item.parent?.parent?.parent?.id == part.node.id }
      // An extension that was there for the default alone goes whole.
      if let whole = part.node.as(ExtensionDeclSyntax.self), !own.isEmpty,
        own.count == whole.memberBlock.members.count,
        whole.inheritanceClause?.inheritedTypes.count ?? 1 == 1,
        let item = part.node.parent?.as(CodeBlockItemSyntax.self)
      {
        edits.replace(
          item.position.utf8Offset..<item.endPosition.utf8Offset, with: "", in: part.source)
        continue
      }
      for item in own { edits.replace(item.range, with: "", in: item.source) }
      if let edit = conformance(of: part.node, in: part.source) { edits.add(edit) }
    }
  }

  private func outside(
    _ ranges: [(file: Int, range: Range<Int>)], _ uses: [DefaultUses.Use]
  ) -> [DefaultUses.Use] {
    uses.filter { use in
      !ranges.contains { $0.file == use.file && $0.range.contains(use.offset) }
    }
  }

  private func place(_ use: DefaultUses.Use, _ detail: String) -> LeftPlace {
    let path = project.records[use.file].path
    let position =
      project.source(use.file)?.position(at: use.offset)
      ?? SourcePosition(line: 1, column: 1, offset: Int32(use.offset))
    return LeftPlace(
      reason: .defaultNeeded, path: path, position: position, expression: use.text, detail: detail)
  }

  private func leave(_ items: [Declared], _ detail: String, _ answer: inout Answer) {
    answer.keepsDefault = true
    answer.left = items.map { item in
      let offset = item.item.inner.lowerBound
      return LeftPlace(
        reason: .defaultNeeded, path: item.source.path, position: item.source.position(at: offset),
        expression: "", detail: detail)
    }
  }

  // MARK: Declarations

  private func declared(
    _ name: DefaultName, in parts: [(source: ParsedSource, node: Syntax)]
  ) -> [Declared] {
    parts.flatMap { part in
      // An array: a filtered list of nodes would stand in a tree of its own.
      Array(part.node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members ?? []).filter {
        item in
        guard let variable = item.decl.as(VariableDeclSyntax.self) else { return false }
        return variable.modifiers.contains { $0.name.text == "static" }
          && item.decl.declaredNames == [name.rawValue]
      }.map { Declared(source: part.source, item: $0) }
    }
  }

  /// A protocol of the project that refines the library's.
  private func inheritedConformance() -> String? {
    let name = shape.entry.name + ".Dependencies"
    for type in project.declarations.types(named: name) {
      for parent in project.model.types[type].inherited where !Self.isLibrary(parent) {
        guard let id = project.scope.type(named: parent, near: type) else { continue }
        let refined = project.scope.inheritedNames(of: id)
        if refined.contains(where: Self.isLibrary) { return parent }
      }
    }
    return nil
  }

  private static func isLibrary(_ name: String) -> Bool {
    name.lastName == "TransitionalDependencies"
      || name.hasSuffix(" TransitionalDependencies")
  }

  /// The edit that takes the conformance away.
  private func conformance(of node: Syntax, in source: ParsedSource) -> EditList? {
    guard let group = node.asProtocol((any DeclGroupSyntax).self),
      let clause = group.inheritanceClause
    else { return nil }
    let types = Array(clause.inheritedTypes)
    guard let index = types.firstIndex(where: { Self.isLibrary($0.type.trimmedDescription) }) else {
      return nil
    }
    var edits = EditList()
    if types.count == 1 {
      let before = clause.colon.previousToken(viewMode: .sourceAccurate)
      let start = before?.inner.upperBound ?? clause.colon.inner.lowerBound
      edits.replace(start..<types[0].inner.upperBound, with: "", in: source)
    } else if index == types.count - 1 {
      edits.replace(
        types[index - 1].type.inner.upperBound..<types[index].inner.upperBound, with: "",
        in: source)
    } else {
      edits.replace(
        types[index].inner.lowerBound..<types[index + 1].inner.lowerBound, with: "", in: source)
    }
    return edits
  }
}
