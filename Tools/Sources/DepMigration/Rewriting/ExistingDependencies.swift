import SwiftSyntax

/// Adds fields to a `Dependencies` that a type has already.
struct ExistingDependencies {
  let draft: TypeDraft

  func extend(_ edits: inout EditList) {
    let added = draft.orderedFields.filter { !$0.isExisting }
    guard !added.isEmpty, let structure = draft.shape.dependencies else { return }
    let source = draft.shape.source(of: structure)
    declare(added, in: structure, source, &edits)
    for live in lives(of: structure) { fill(added, live, source, &edits) }
  }

  private func declare(
    _ fields: [FieldPlan], in structure: StructDeclSyntax, _ source: ParsedSource,
    _ edits: inout EditList
  ) {
    let editor = MemberEditor(source: source, members: structure.memberBlock)
    let text = DependenciesText(
      style: source.style, indentation: editor.inner, usesLibrary: draft.usesLibrary)
    let lines = fields.map { source.style.newline + editor.inner + text.declaration(of: $0) }
    let last = structure.memberBlock.members.last { !StoredProperty.all(in: $0.decl).isEmpty }
    let offset = last?.endPosition ?? structure.memberBlock.leftBrace.endPosition
    edits.insert(lines.joined(), at: offset.utf8Offset, in: source)
  }

  /// `live` and `defaultDependencies`, in the struct itself.
  private func lives(of structure: StructDeclSyntax) -> [VariableDeclSyntax] {
    structure.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter {
      variable in
      DeclSyntax(variable).declaredNames.contains { ["live", "defaultDependencies"].contains($0) }
    }
  }

  /// Adds the arguments to the constructions that it gives.
  private func fill(
    _ fields: [FieldPlan], _ live: VariableDeclSyntax, _ source: ParsedSource,
    _ edits: inout EditList
  ) {
    let text = fields.map { "\($0.name): \($0.draft.live)" }.joined(separator: ", ")
    for call in CallCollector.calls(in: live)
    where ["Self", ".init", "Dependencies", "Self.init"].contains(
      call.calledExpression.trimmedDescription)
    {
      CallArguments.add(text, to: call, in: source, &edits)
    }
  }
}
