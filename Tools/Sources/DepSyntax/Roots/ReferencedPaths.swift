import DepModel
package import SwiftSyntax

/// Collects the chains of names through which code reads something: `app.images` of `app.images()`.
///
/// Parameters, captured values and local constants are left out.
package final class ReferencedPaths: SyntaxVisitor {
  private var paths: Set<[String]> = []
  private var locals: Set<String> = []

  package static func of(_ node: some SyntaxProtocol) -> Set<[String]> {
    let collector = ReferencedPaths(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.paths.filter { path in
      path.first.map { !collector.locals.contains($0) } ?? false
    }
  }

  package override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let path = ExprSyntax(node).namePath {
      add(path)
    } else if let base = node.base {
      walk(base)
    }
    return .skipChildren
  }

  package override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    paths.insert([node.baseName.plainName])
    return .skipChildren
  }

  /// A capture without a value reads what it names.
  package override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil {
      paths.insert([node.name.plainName])
    } else {
      locals.insert(node.name.plainName)
    }
    return .visitChildren
  }

  package override func visit(
    _ node: ClosureShorthandParameterSyntax
  ) -> SyntaxVisitorContinueKind {
    locals.insert(node.name.plainName)
    return .skipChildren
  }

  package override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    locals.insert((node.secondName ?? node.firstName).plainName)
    return .skipChildren
  }

  package override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    locals.insert((node.secondName ?? node.firstName).plainName)
    return .skipChildren
  }

  package override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    locals.insert(node.identifier.plainName)
    return .skipChildren
  }

  private func add(_ path: String) {
    let names = path.split(separator: ".").map(String.init)
    let own = names.first == "self" ? Array(names.dropFirst()) : names
    if !own.isEmpty { paths.insert(own) }
  }
}
