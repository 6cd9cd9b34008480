import DepMigration
import DepFacts
import DepSyntax
import SwiftSyntax

/// Adds the imports that the new struct needs in the file of the type.
struct ImportEditor {
  let project: ProjectTrees

  func add(for draft: TypeDraft, _ edits: inout EditList) {
    let home = draft.shape.declaration.source
    let imported = Set(project.records[home.file].facts.imports)
    var missing: Set<String> = []
    if draft.usesLibrary, !imported.contains("DepStructs") { missing.insert("DepStructs") }
    for use in draft.uses where use.source.file != home.file {
      let other = Set(project.records[use.source.file].facts.imports).subtracting(imported)
      if other.contains("Foundation") {
        missing.insert("Foundation")
      } else if !imported.contains("Foundation") || use.draft.seam != nil {
        missing.formUnion(other)
      }
    }
    for module in missing.sorted() { insert(module, in: home, &edits) }
  }

  private func insert(_ module: String, in source: ParsedSource, _ edits: inout EditList) {
    let newline = source.style.newline
    let imports = Array(source.tree.statements).filter { $0.item.is(ImportDeclSyntax.self) }
    let names = imports.map {
      $0.trimmedDescription.split(separator: " ").last.map(String.init) ?? ""
    }
    guard let last = imports.last else {
      let heading = FileHeading(source)
      let gap = heading.touchesNext ? newline : ""
      edits.insert(
        "\(gap)import \(module)\(newline)\(newline)", at: heading.end, in: source)
      return
    }
    var previous = last
    if names == names.sorted(), let index = names.firstIndex(where: { $0 > module }) {
      let next = imports[index]
      // A comment above an import is about that import, or about the file.
      let hasComment = !next.leadingTrivia.allSatisfy(\.isWhitespace)
      if index == 0 || !hasComment {
        let offset =
          next.id == source.tree.statements.first?.id && hasComment
          ? FileHeading(source).end : next.inner.lowerBound
        edits.insert("import \(module)\(newline)", at: offset, in: source)
        return
      }
      previous = imports[index - 1]
    }
    edits.insert("\(newline)import \(module)", at: previous.endPosition.utf8Offset, in: source)
  }
}
