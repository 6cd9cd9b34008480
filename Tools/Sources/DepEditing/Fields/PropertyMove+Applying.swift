import DepMigration
import DepSyntax
import SwiftSyntax

extension PropertyMove {
  /// Takes the value out of the declaration, and gives it as it stands in an initializer.
  static func apply(
    _ move: Move, in source: ParsedSource, _ edits: inout EditList
  ) -> InitializerRewriter.MovedValue? {
    let binding = move.property.binding
    guard let clause = binding.initializer else { return nil }
    let value = edits.take(clause.value.inner, of: source)
    let start =
      binding.typeAnnotation.map { $0.inner.upperBound } ?? binding.pattern.inner.upperBound
    edits.replace(
      start..<clause.inner.upperBound, with: move.addedType.map { ": \($0)" } ?? "", in: source)
    return InitializerRewriter.MovedValue(
      name: move.property.name, value: indented(value, by: source.style))
  }

  /// One level deeper, but for the lines of long string literals.
  private static func indented(_ text: String, by style: SourceStyle) -> String {
    guard text.contains(where: \.isNewline), !text.contains("\"\"\"") else { return text }
    var isFirst = true
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      defer { isFirst = false }
      return isFirst || line.allSatisfy(\.isWhitespace) ? String(line) : style.indentation + line
    }.joined(separator: style.newline)
  }
}
