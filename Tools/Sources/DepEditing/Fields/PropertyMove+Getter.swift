import DepMigration
import DepSyntax
import SwiftSyntax

extension PropertyMove {
  /// Writes a getter in the place of the value that the property keeps.
  func becomeGetter(in source: ParsedSource, _ edits: inout EditList) {
    let binding = property.binding
    guard let clause = binding.initializer else { return }
    if property.isLet {
      edits.replace(property.declaration.bindingSpecifier.inner, with: "var", in: source)
    }
    let start =
      binding.typeAnnotation.map { $0.inner.upperBound } ?? binding.pattern.inner.upperBound
    edits.replace(
      start..<clause.value.inner.lowerBound, with: (addedType.map { ": \($0)" } ?? "") + " { ",
      in: source)
    edits.insert(" }", at: clause.inner.upperBound, in: source)
  }
}
