import DepFacts
import DepModel
import SwiftSyntax

/// The calls of a file that override values of a container while some code runs:
/// `withDependencies { $0.api = stub } operation: { model.load() }`.
package struct OverrideBlocks {
  /// What one call overrides, around code that uses something made before.
  package struct Block {
    /// The members of the container: `api`.
    package fileprivate(set) var keys: Set<String> = []
    /// The types whose static members the code uses: the `Model` of `Model.shared.load()`.
    package fileprivate(set) var statics: Set<String> = []
  }

  package private(set) var later: [Block] = []
  /// The types that code outside of all such calls makes.
  package private(set) var madeOutside: Set<String> = []

  /// Nil for a file that overrides nothing.
  package init?(in file: Int, of project: ProjectTrees) {
    let functions = project.scope.sdk.names(in: .overridingFunctions)
    let paths = project.records[file].facts.paths
    guard paths.contains(where: { $0.components.contains { functions.contains($0.baseName) } }),
      let source = project.source(file)
    else { return nil }
    let finder = OverrideFinder(functions)
    finder.walk(source.tree)
    later = finder.later
    madeOutside = finder.madeOutside
  }
}

private final class OverrideFinder: SyntaxVisitor {
  var later: [OverrideBlocks.Block] = []
  var madeOutside: Set<String> = []
  private let functions: Set<String>

  init(_ functions: Set<String>) {
    self.functions = functions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainName
    guard let name, functions.contains(name) else {
      if let name, name.isCapitalized { madeOutside.insert(name) }
      return .visitChildren
    }
    let closures =
      node.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [node.trailingClosure].compactMap(\.self)
      + node.additionalTrailingClosures.map(\.closure)
    guard closures.count > 1, let values = closures.first, let operation = closures.last else {
      return .visitChildren
    }
    let code = OperationReader(viewMode: .sourceAccurate)
    code.walk(operation.statements)
    if code.usesOuter {
      later.append(.init(keys: Self.keys(in: values), statics: code.statics))
    }
    return .skipChildren
  }

  /// The first members behind `$0`.
  private static func keys(in closure: ClosureExprSyntax) -> Set<String> {
    let collector = KeyCollector(viewMode: .sourceAccurate)
    collector.walk(closure)
    return collector.keys
  }
}

private final class KeyCollector: SyntaxVisitor {
  var keys: Set<String> = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "$0" {
      keys.insert(node.declName.baseName.plainName)
    }
    return .visitChildren
  }
}

/// Reads whether code uses objects that it does not make itself.
private final class OperationReader: SyntaxVisitor {
  private var declared: Set<String> = []
  private var bases: Set<String> = []
  private(set) var statics: Set<String> = []

  var usesOuter: Bool { !bases.subtracting(declared).isEmpty || !statics.isEmpty }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.identifier.plainName)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.plainName else {
      return .visitChildren
    }
    if name.isCapitalized { statics.insert(name) } else if name != "$0" { bases.insert(name) }
    return .visitChildren
  }
}
