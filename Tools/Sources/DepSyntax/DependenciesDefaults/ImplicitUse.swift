import SwiftSyntax

/// A place that reaches a member or an initializer without the name of its type.
package struct ImplicitUse {
  /// `shared` in `.shared`, `init` in `.init(…)` and `Self(…)`.
  package let name: String
  /// The labels of a call of an initializer, `_` for none; nil for a member.
  package let labels: [String]?
  /// Whether it is a member of `Self` or of a value that holds a type: `kind.shared`.
  package let isOfValue: Bool
  /// What the call around it calls, where it is an argument.
  package let callee: String?
  /// The type that is written for the parameter or variable whose value it is.
  package let writtenType: String?
  package let offset: Int

  /// Those of a file, in order.
  package static func all(in source: ParsedSource) -> [ImplicitUse] {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(source.tree)
    return collector.uses
  }

  private final class Collector: SyntaxVisitor {
    var uses: [ImplicitUse] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      let isOfValue = base.map { $0 == "Self" || $0.first?.isLowercase == true } ?? false
      guard node.base == nil || isOfValue, base != "self", base != "super" else {
        return .visitChildren
      }
      let name = node.declName.baseName.text
      let call = node.parent?.as(FunctionCallExprSyntax.self)
      let isCalled = call?.calledExpression.id == ExprSyntax(node).id
      add(
        name, labels: name == "init" && isCalled ? call?.labels : nil, isOfValue: isOfValue,
        whole: isCalled ? call.map { Syntax($0) } ?? Syntax(node) : Syntax(node))
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Self" {
        add("init", labels: node.labels, isOfValue: true, whole: Syntax(node))
      }
      return .visitChildren
    }

    private func add(_ name: String, labels: [String]?, isOfValue: Bool, whole: Syntax) {
      var node = whole
      // `[.shared]` is an argument too.
      while let parent = node.parent,
        parent.is(ArrayElementSyntax.self) || parent.is(ArrayElementListSyntax.self)
          || parent.is(ArrayExprSyntax.self) || parent.is(TryExprSyntax.self)
          || parent.is(AwaitExprSyntax.self)
      {
        node = parent
      }
      let argument = node.parent?.as(LabeledExprSyntax.self)
      let around = argument?.parent?.parent?.as(FunctionCallExprSyntax.self)
      // Dependencies that are passed are read with the call that takes them.
      guard argument?.label?.text != "dependencies" else { return }
      uses.append(
        ImplicitUse(
          name: name, labels: labels, isOfValue: isOfValue,
          callee: around?.calledExpression.lastComponent,
          writtenType: node.parent?.as(InitializerClauseSyntax.self)?.parent.flatMap(writtenType),
          offset: whole.inner.lowerBound))
    }

    private func writtenType(_ declaration: Syntax) -> String? {
      declaration.as(FunctionParameterSyntax.self)?.type.trimmedDescription
        ?? declaration.as(PatternBindingSyntax.self)?.typeAnnotation?.type.trimmedDescription
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var labels: [String] { arguments.map { $0.label?.text ?? "_" } }
}

extension ExprSyntax {
  /// `go` in `self.go`.
  fileprivate var lastComponent: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
