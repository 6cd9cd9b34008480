import DepSyntax
import SwiftSyntax

/// Adds imports to a file.
struct ImportEditor {
  let source: ParsedSource

  /// The `#if` to `#endif` in which the file imports a module; nil where it always does.
  func condition(of module: String) -> String? {
    let block = source.tree.statements.lazy.compactMap { $0.item.as(IfConfigDeclSyntax.self) }
      .first { block in
        block.clauses.count == 1
          && block.clauses.first?.elements?.as(CodeBlockItemListSyntax.self)?.contains {
            $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == module
          } == true
      }
    return block?.trimmedDescription
  }

  /// `condition` is the whole text of a conditional import, which goes behind the others.
  func insert(_ module: String, in condition: String?, _ edits: inout EditList) {
    let imports = source.tree.statements.lazy.filter { $0.item.is(ImportDeclSyntax.self) }
    guard let condition, let last = imports.last else {
      insert(module, &edits)
      return
    }
    let newline = source.style.newline
    edits.insert(
      newline + newline + condition, at: last.endPosition.utf8Offset, in: source, isImport: true)
  }

  func insert(_ module: String, _ edits: inout EditList) {
    let newline = source.style.newline
    let imports = Array(source.tree.statements).filter { $0.item.is(ImportDeclSyntax.self) }
    let names = imports.map {
      $0.trimmedDescription.split(separator: " ").last.map(String.init) ?? ""
    }
    guard let last = imports.last else {
      let heading = FileHeading(source)
      let gap = heading.touchesNext ? newline : ""
      edits.insert(
        "\(gap)import \(module)\(newline)\(newline)", at: heading.end, in: source,
        isImport: true)
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
        edits.insert("import \(module)\(newline)", at: offset, in: source, isImport: true)
        return
      }
      previous = imports[index - 1]
    }
    edits.insert(
      "\(newline)import \(module)", at: previous.endPosition.utf8Offset, in: source,
      isImport: true)
  }
}
