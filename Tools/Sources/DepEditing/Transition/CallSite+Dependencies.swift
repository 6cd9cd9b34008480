import DepSyntax
import SwiftSyntax

extension CallSite {
  /// The text that passes dependencies as an argument at an index, and where it goes.
  func dependenciesArgument(_ value: String, at index: Int) -> (text: String, offset: Int) {
    let arguments = Array(node.arguments)
    let text = "dependencies: \(value)"
    if index < arguments.count {
      return ("\(text), ", arguments[index].inner.lowerBound)
    }
    guard let last = arguments.last else {
      return (text, node.leftParen?.inner.upperBound ?? node.inner.upperBound)
    }
    // Arguments on lines of their own get one more line.
    let line = last.inner.lowerBound
    let separator =
      arguments.count > 1 && last.leadingTrivia.contains(where: \.isNewline)
      ? ",\(source.style.newline)\(source.indentation(at: line))" : ", "
    return (separator + text, last.expression.inner.upperBound)
  }
}

extension ParsedSource {
  /// The name in `.defaultDependencies`, `Feed.Dependencies.live` and the like; in bytes.
  func defaultName(at offset: Int) -> Range<Int>? {
    var node = tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node, current.inner.lowerBound == offset {
      if let member = current.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName
        if DefaultName(rawValue: name.text) != nil { return name.inner }
      } else if let name = current.as(DeclReferenceExprSyntax.self)?.baseName,
        DefaultName(rawValue: name.text) != nil
      {
        return name.inner
      }
      node = current.parent
    }
    return nil
  }
}
