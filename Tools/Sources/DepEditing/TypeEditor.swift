import DepMigration
import DepFacts
import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// Turns a draft into edits.
struct TypeFinisher {
  let project: ProjectTrees
  let knowledge: EscapeKnowledge
  /// See ``ExistingDependencies``.
  let constructedLabels: Set<Set<String>>

  func finish(_ draft: TypeDraft) -> (outcome: TypeOutcome, edits: EditList) {
    var edits = EditList()
    let shape = draft.shape
    let imports = Dictionary(
      uniqueKeysWithValues: Set(draft.uses.map(\.source.file)).map {
        ($0, project.records[$0].facts.imports)
      })
    UseRewriter(
      shape: shape, fields: draft.fields, knowledge: knowledge, imports: imports
    ).rewrite(draft.uses, &edits)
    let moved = draft.moves.compactMap {
      PropertyMove.apply($0, in: shape.declaration.source, &edits)
    }
    if shape.dependencies == nil {
      InitializerRewriter(
        shape: shape, answer: draft.answer, planner: draft.planner, used: draft.used, moved: moved,
        collected: draft.collected
      ).rewrite(&edits)
      declare(draft, moved, &edits)
      if draft.usesLibrary { SingletonLive(project: project).pass(to: draft, &edits) }
    } else {
      for initializer in draft.collected.initializers {
        CollectedRewriter(
          shape: shape, site: shape.initializers[initializer.site], initializer: initializer,
          statements: []
        ).rewrite(&edits)
      }
      ExistingDependencies(draft: draft, constructedLabels: constructedLabels).extend(&edits)
    }
    ImportEditor(project: project).add(for: draft, &edits)
    var outcome = draft.outcome
    outcome.injectedCount = draft.uses.count + draft.collected.parameterCount
    outcome.fields = draft.orderedFields.filter { !$0.isExisting }.map {
      TypeOutcome.Field(name: $0.name, type: $0.type, live: $0.draft.live)
    }
    return (outcome, edits)
  }

  private func declare(
    _ draft: TypeDraft, _ moved: [InitializerRewriter.MovedValue], _ edits: inout EditList
  ) {
    let shape = draft.shape
    let editor = MemberEditor(
      source: shape.declaration.source, members: shape.declaration.members)
    let text = DependenciesText(
      style: shape.declaration.source.style, indentation: editor.inner,
      usesLibrary: draft.usesLibrary)
    let access = draft.isSharedAmongFiles ? "" : "private "
    let property =
      draft.answer.forms.contains(.settable)
      ? "\(access)var dependencies = Dependencies.defaultDependencies"
      : "\(access)let dependencies: Dependencies"
    var declarations = [text.structure(draft.orderedFields), property]
    let added = AddedInitializers(
      draft: draft, moved: moved, project: project, indentation: editor.inner
    ).declarations()
    if let anchor = lastStoredProperty(of: shape), !added.isEmpty {
      editor.append(
        added.joined(
          separator: shape.declaration.source.style.newline
            + shape.declaration.source.style.newline + editor.inner), after: anchor, &edits)
    } else {
      declarations += added
    }
    editor.prepend(declarations, &edits)
  }

  /// The last of the stored properties that stand before the first function.
  private func lastStoredProperty(of shape: TypeShape) -> Syntax? {
    var last: Syntax?
    for item in shape.declaration.members.members {
      if item.decl.is(FunctionDeclSyntax.self) || item.decl.is(InitializerDeclSyntax.self)
        || item.decl.is(SubscriptDeclSyntax.self) || item.decl.is(DeinitializerDeclSyntax.self)
      {
        break
      }
      if StoredProperty.isStored(item.decl) { last = Syntax(item) }
    }
    guard let last, let first = shape.declaration.members.members.first,
      first.leadingTrivia.contains(where: \.isNewline)
        || shape.declaration.members.leftBrace.trailingTrivia.contains(where: \.isNewline)
    else { return nil }
    return last
  }
}
