import DepModel
import DepPlan
import DepSyntax
import SwiftSyntax

/// Takes the import of the library out of files that no longer use it.
enum LibraryImport {
  /// Names that only the library gives a meaning; one of them keeps the import.
  private static let names: Set<String> = [
    "Allocator", "AsyncAllocator", "DefaultsFinding", "Lifetime", "LiveDefaultsPolicy",
    "MainActorAllocator", "PerKey", "ResettableAllocator", "TransitionalDependencies",
    "UnimplementedDependencies", "defaultDependencies", "replacing", "withDefaultDependencies",
    "withLiveDefaultsPolicy",
  ]

  /// The edits that remove imports from the files that other edits change.
  static func removals(after edits: [Edit], in project: ProjectTrees) -> [Edit] {
    Dictionary(grouping: edits, by: \.file).sorted { $0.key < $1.key }.compactMap { file, edits in
      guard let source = project.source(file),
        let item = source.tree.statements.first(where: { item in
          item.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == Library.module
        }), item.item.as(ImportDeclSyntax.self)?.attributes.isEmpty == true,
        !uses(source, edits)
      else { return nil }
      return Edit(file: file, range: line(of: item, in: source), replacement: "")
    }
  }

  private static func uses(_ source: ParsedSource, _ edits: [Edit]) -> Bool {
    source.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard names.contains(token.text) else { return false }
      let offset = token.inner.lowerBound
      return !edits.contains { $0.range.contains(offset) }
    } || edits.contains { edit in names.contains { edit.replacement.contains($0) } }
  }

  /// The import with its line break; the blank lines behind it go where it is the only one.
  private static func line(of item: CodeBlockItemSyntax, in source: ParsedSource) -> Range<Int> {
    let bytes = source.bytes
    // Another statement follows on the line.
    if item.semicolon != nil,
      let next = item.lastToken(viewMode: .sourceAccurate)?
        .nextToken(viewMode: .sourceAccurate),
      !source.text(item.inner.upperBound..<next.inner.lowerBound).contains(where: \.isNewline)
    {
      return item.inner.lowerBound..<next.inner.lowerBound
    }
    var end = Self.lineEnd(item.inner.upperBound, bytes)
    let imports = source.tree.statements.lazy.filter { $0.item.is(ImportDeclSyntax.self) }
    while imports.count == 1, end < bytes.count, Self.isBlank(end, bytes) {
      end = Self.lineEnd(end, bytes)
    }
    return item.inner.lowerBound..<end
  }

  private static func lineEnd(_ offset: Int, _ bytes: [UInt8]) -> Int {
    bytes[offset...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  private static func isBlank(_ start: Int, _ bytes: [UInt8]) -> Bool {
    bytes[start..<lineEnd(start, bytes)].allSatisfy { [0x20, 0x09, 0x0D, 0x0A].contains($0) }
  }
}
