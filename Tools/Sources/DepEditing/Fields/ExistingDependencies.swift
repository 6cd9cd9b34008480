import DepMigration
import DepModel
import DepSyntax
import SwiftSyntax

/// Adds fields to a `Dependencies` that a type has already.
struct ExistingDependencies {
  let draft: TypeDraft
  /// The labels of every `.init(…)` and `Dependencies(…)` of the project.
  let constructedLabels: Set<Set<String>>

  func extend(_ edits: inout EditList) {
    let added = draft.orderedFields.filter { !$0.isExisting }
    guard !added.isEmpty, let structure = draft.shape.dependencies else { return }
    let source = draft.shape.source(of: structure)
    declare(added, in: structure, source, &edits)
    for call in ExistingFields.constructions(in: structure) {
      for field in added {
        CallArguments.add("\(field.name): \(field.draft.live)", to: call, in: source, &edits)
      }
    }
  }

  private func declare(
    _ fields: [FieldPlan], in structure: StructDeclSyntax, _ source: ParsedSource,
    _ edits: inout EditList
  ) {
    let editor = MemberEditor(source: source, members: structure.memberBlock)
    let text = DependenciesText(
      style: source.style, indentation: editor.inner, usesLibrary: draft.usesLibrary)
    let isElsewhere = isConstructedElsewhere(structure)
    let lines = fields.map { field in
      source.style.newline + editor.inner + text.declaration(of: field)
        + (isElsewhere ? " = \(field.draft.live)" : "")
    }
    let last = structure.memberBlock.members.last { !StoredProperty.all(in: $0.decl).isEmpty }
    let offset = last?.endPosition ?? structure.memberBlock.leftBrace.endPosition
    edits.insert(lines.joined(), at: offset.utf8Offset, in: source)
  }

  /// Whether somebody constructs the struct without knowing of the new field.
  private func isConstructedElsewhere(_ structure: StructDeclSyntax) -> Bool {
    ExistingFields.constructions(in: structure).isEmpty
      || constructedLabels.contains { labels in
        !labels.isEmpty
          && labels.isSubset(of: Set(draft.shape.entry.dependencies?.fields.map(\.name) ?? []))
      }
  }
}
