import DepFacts
import SwiftSyntax

/// Adds the imports that the new struct needs in the file of the type.
struct ImportEditor {
  let project: MigrationProject

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
    let imports = source.tree.statements.filter { $0.item.is(ImportDeclSyntax.self) }
    let names = imports.map { $0.trimmedDescription.split(separator: " ").last.map(String.init) ?? "" }
    if names == names.sorted(), let index = names.firstIndex(where: { $0 > module }),
      let next = imports.dropFirst(index).first, next.leadingTrivia.allSatisfy(\.isNewline)
    {
      edits.insert("import \(module)\(newline)", at: next.inner.lowerBound, in: source)
      return
    }
    if let last = imports.last {
      edits.insert("\(newline)import \(module)", at: last.inner.upperBound, in: source)
    } else {
      let offset = headerEnd(source)
      edits.insert("import \(module)\(newline)\(newline)", at: offset, in: source)
    }
  }

  /// Behind the comment at the top of the file that belongs to no declaration.
  private func headerEnd(_ source: ParsedSource) -> Int {
    var offset = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var position = offset
    var isComment = false
    let lines = source.bytes[offset...].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines {
      let text = String(decoding: line, as: UTF8.self).drop(while: \.isWhitespace)
      position += line.count + 1
      if text.hasPrefix("//"), !text.hasPrefix("///") {
        isComment = true
      } else if text.isEmpty, isComment {
        offset = position
        isComment = false
      } else if !text.isEmpty {
        break
      }
    }
    return min(offset, source.bytes.count)
  }
}
