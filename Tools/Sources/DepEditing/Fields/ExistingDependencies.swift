import DepMigration
import DepSyntax
import SwiftSyntax

/// Adds fields to a `Dependencies` that a type has already.
struct ExistingDependencies {
  let intent: TypeIntent
  /// Whether the new fields need a default, for code that constructs it without them.
  let withDefaults: Bool

  func extend(_ edits: inout EditList) {
    let added = intent.orderedFields.filter { !$0.isExisting }
    guard !added.isEmpty, let structure = intent.shape.dependencies else { return }
    let source = intent.shape.source(of: structure)
    declare(added, in: structure, source, &edits)
    for call in ExistingFields.constructions(in: structure) {
      CallArguments.add(
        added.map { "\($0.name): \($0.draft.expression)" }, to: call, in: source, &edits)
    }
  }

  private func declare(
    _ fields: [FieldPlan], in structure: StructDeclSyntax, _ source: ParsedSource,
    _ edits: inout EditList
  ) {
    let editor = MemberEditor(source: source, members: structure.memberBlock)
    let text = DependenciesText(
      style: source.style, indentation: editor.inner, usesLibrary: intent.usesLibrary)
    let lines = fields.map { field in
      source.style.newline + editor.inner + text.declaration(of: field)
        + (withDefaults ? " = \(field.draft.expression)" : "")
    }
    let last = structure.memberBlock.members.last { !StoredProperty.all(in: $0.decl).isEmpty }
    let before = last.map { Syntax($0) } ?? Syntax(structure.memberBlock.leftBrace)
    let next = before.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    guard let next, !next.leadingTrivia.contains(where: \.isNewline),
      !before.trailingTrivia.contains(where: \.isNewline)
    else {
      edits.insert(lines.joined(), at: before.endPosition.utf8Offset, in: source)
      return
    }
    // What stands behind it on the line goes to a line of its own.
    let range =
      before.inner.upperBound..<next.positionAfterSkippingLeadingTrivia.utf8Offset
    let comment = String(decoding: source.bytes[range], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isEnd = next.id == structure.memberBlock.rightBrace.id
    edits.replace(
      range,
      with: (comment.isEmpty ? "" : " " + comment) + lines.joined() + source.style.newline
        + (isEnd ? editor.outer : editor.inner),
      in: source)
  }
}
