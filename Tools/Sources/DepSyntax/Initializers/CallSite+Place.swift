package import DepFacts
import SwiftSyntax

extension CallSite {
  /// What is called, as it is written: `super.init`.
  package var called: String { node.calledExpression.trimmedDescription }

  /// The whole call, in bytes.
  package var range: Range<Int> { node.inner }

  package var position: SourcePosition { source.position(at: node.inner.lowerBound) }

  /// The call that begins at an offset.
  package static func at(_ offset: Int, in source: ParsedSource) -> CallSite? {
    var node = source.tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self), call.inner.lowerBound == offset {
        return CallSite(node: call, source: source)
      }
      guard current.is(ExprSyntax.self) || current.is(DeclReferenceExprSyntax.self) else {
        return nil
      }
      node = current.parent
    }
    return nil
  }
}

extension InitializerSite {
  /// The calls in its body of something that is written like this: `super.init`.
  package func calls(of names: Set<String>) -> [CallSite] {
    guard let body else { return [] }
    return CallCollector.calls(in: body).map { CallSite(node: $0, source: source) }
      .filter { names.contains($0.called) }
  }

  /// Where the word `init` stands.
  package var position: SourcePosition {
    source.position(at: node.initKeyword.inner.lowerBound)
  }

  /// The whole declaration, in bytes.
  package var range: Range<Int> { node.inner }
}

extension ParsedSource {
  /// Whether an offset stands in code of an instance, or in an initializer that makes one.
  package func isInInstance(_ offset: Int) -> Bool {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
      let member = Surroundings(of: token).member
    else { return false }
    let modifiers =
      member.asProtocol((any WithModifiersSyntax).self)?.modifiers.map { $0.name.text } ?? []
    return !modifiers.contains("static") && !modifiers.contains("class")
  }
}

extension ParsedSource {
  /// The declaration of a variable whose name or keyword stands at a place, in bytes.
  package func declaration(at offset: Int) -> Range<Int>? {
    var node = tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node {
      if let variable = current.as(VariableDeclSyntax.self) { return variable.inner }
      node = current.parent
    }
    return nil
  }
}
