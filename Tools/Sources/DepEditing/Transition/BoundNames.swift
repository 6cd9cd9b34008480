import DepSyntax
import SwiftSyntax

/// The names that a declaration binds: its variables, and the parameters of its closures.
enum BoundNames {
  static func of(_ node: some SyntaxProtocol) -> Set<String> {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }

  private final class Collector: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.identifier.text)
      return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      names.insert((node.secondName ?? node.firstName).text)
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      names.insert((node.secondName ?? node.firstName).text)
      return .visitChildren
    }
  }
}
