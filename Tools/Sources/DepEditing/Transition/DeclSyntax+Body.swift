import DepSyntax
import SwiftSyntax

extension DeclSyntax {
  struct Body {
    /// All statements, without the space around them.
    let statements: Range<Int>
    /// Whether it is one expression, whose value is returned without a word.
    let isExpression: Bool
    /// Each statement, with the name of the constant that it is.
    let items: [(range: Range<Int>, constant: String?)]
  }

  /// The code of a function or of a property's getter.
  var body: Body? {
    let items: CodeBlockItemListSyntax?
    if let function = self.as(FunctionDeclSyntax.self) {
      items = function.body?.statements
    } else if case .getter(let list) = self.as(VariableDeclSyntax.self)?.bindings.first?
      .accessorBlock?.accessors
    {
      items = list
    } else {
      items = nil
    }
    guard let items, let first = items.first, let last = items.last else { return nil }
    return Body(
      statements: first.inner.lowerBound..<last.inner.upperBound,
      isExpression: items.count == 1 && first.item.is(ExprSyntax.self),
      items: items.map { item in
        let variable = item.item.as(VariableDeclSyntax.self)
        let isConstant =
          variable?.bindings.count == 1 && variable?.bindingSpecifier.text == "let"
        return (
          item.inner, isConstant ? variable.flatMap { DeclSyntax($0).declaredNames.first } : nil
        )
      })
  }
}
