import DepModel
package import DepPlan
package import DepSyntax
package import DepWiring
import SwiftSyntax

/// Writes what a composition root gets into its files.
package struct RootEditor {
  private let intent: RootIntent
  private var site: RootSite { intent.site }
  private var declaration: TypeShape.Part { site.shape.declaration }

  package init(_ intent: RootIntent) { self.intent = intent }

  /// The changes of the files of some roots, by path.
  ///
  /// - Throws: ``OverlappingEdits`` where two of them would touch the same bytes.
  package static func changes(
    _ intents: [RootIntent], in project: ProjectTrees
  ) throws(OverlappingEdits) -> [FileChange] {
    var edits: [Int: [Edit]] = [:]
    for intent in intents where !intent.isEmpty {
      for edit in RootEditor(intent).edits() { edits[edit.file, default: []].append(edit) }
    }
    return try PlanAssembly.changes(of: edits, in: project)
  }

  private func edits() -> [Edit] {
    var edits = EditList()
    for module in intent.imports.sorted() {
      ImportEditor(source: declaration.source).insert(module, &edits)
    }
    addInputs(&edits)
    AddedMembers(intent).edit(&edits)
    PrunedMembers(intent).edit(&edits)
    for member in site.members {
      guard let type = intent.writtenTypes[member.name], member.kind == .kept else { continue }
      edits.insert(": \(type)", at: member.nameEnd, in: member.source)
    }
    for member in site.members where intent.exposed.contains(member.name) {
      if let word = member.hidingWord { edits.replace(word, with: "", in: member.source) }
    }
    addCompletions(&edits)
    return edits.edits
  }

  private func addCompletions(_ edits: inout EditList) {
    let shrunk = intent.completions.filter { !$0.removed.isEmpty }
    let completions = intent.completions.filter { completion in
      !shrunk.contains { completion.site.stands(in: $0.removed, of: $0.site) }
        && !(completion.site.isKept && intent.pruned.contains(completion.site.memberName ?? ""))
    }
    let byFile = Dictionary(grouping: completions, by: \.site.source.file)
    for (_, completions) in byFile.sorted(by: { $0.key < $1.key }) {
      guard let source = completions.first?.site.source else { continue }
      CompletedExpressions(completions, in: source, isLong: intent.isLong).edit(&edits)
    }
    let growing = completions.filter { !$0.parameters.isEmpty }
    for (_, completions) in Dictionary(grouping: growing, by: \.site.function?.id) {
      addParameters(completions, &edits)
    }
  }

  // MARK: Inputs

  private func addInputs(_ edits: inout EditList) {
    guard !intent.inputs.isEmpty, let inputs = site.inputs else { return }
    let source = inputs.source
    let members = MemberEditor(source: source, members: inputs.node.memberBlock)
    let lines = intent.inputs.map { "var \($0.name.escaped): \($0.type)" }
    let last = inputs.node.memberBlock.members.last {
      StoredProperty.isStored($0.decl)
        && intent.prunedInputs.isDisjoint(with: $0.decl.declaredNames)
    }
    if let last {
      let text = lines.map { source.style.newline + members.inner + $0 }.joined()
      let end = last.trailingTrivia.hasComment ? last.endPosition.utf8Offset : last.inner.upperBound
      edits.insert(text, at: end, in: source)
    } else {
      let brace = inputs.node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      let end = inputs.node.memberBlock.rightBrace.inner.lowerBound
      let text = lines.map { source.style.newline + members.inner + $0 }.joined()
      if inputs.node.memberBlock.members.isEmpty {
        edits.replace(brace..<end, with: text + source.style.newline + members.outer, in: source)
      } else {
        edits.insert(text, at: brace, in: source)
      }
    }
  }

  /// What several constructions of one function lack is one parameter.
  private func addParameters(_ completions: [Completion], _ edits: inout EditList) {
    var names: Set<String> = []
    let parameters = completions.flatMap(\.parameters).filter { names.insert($0.name).inserted }
    guard !parameters.isEmpty, let function = completions.first?.site.function,
      let source = completions.first?.site.source
    else { return }
    let clause = function.signature.parameterClause
    let texts = parameters.map {
      "\($0.name.escaped): \($0.escapes ? "@escaping " : "")\($0.type)"
    }
    let written = clause.parameters.map { source.text($0).trimmingComma }
    let text = (written + texts).joined(separator: ", ")
    let inside = clause.leftParen.inner.upperBound..<clause.rightParen.inner.lowerBound
    let head = source.text(
      source.lineStart(
        at: inside.lowerBound)..<(function.body?.leftBrace ?? clause.rightParen)
        .inner.upperBound)
    let isOnOneLine = !head.contains(where: \.isNewline)
    let width = source.style.columns(head + text) - source.style.columns(source.text(inside))
    if isOnOneLine, width > source.style.lineLimit {
      let outer = source.indentation(at: inside.lowerBound)
      let newline = source.style.newline
      edits.replace(
        inside, with: newline + outer + source.style.indentation + text + newline + outer,
        in: source)
    } else if let last = clause.parameters.last {
      edits.insert(", " + texts.joined(separator: ", "), at: last.inner.upperBound, in: source)
    } else {
      edits.insert(text, at: inside.lowerBound, in: source)
    }
  }
}

extension String {
  fileprivate var trimmingComma: String { last == "," ? String(dropLast()) : self }
}
