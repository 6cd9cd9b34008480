import DepFacts
import DepModel
import SwiftSyntax

/// The calls of a file that override values of a container while some code runs:
/// `withDependencies { $0.api = stub } operation: { model.load() }`.
package struct OverrideBlocks {
  /// What one call overrides, around code that uses something made before.
  package struct Block {
    /// The members of the container: `api`; nil where it may be any.
    package fileprivate(set) var keys: Set<String>?
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
      later.append(.init(keys: KeyCollector.keys(in: values), statics: code.statics))
    }
    // What the operation makes is made before the calls that override again in it.
    let inner = OverrideFinder(functions)
    inner.walk(operation.statements)
    if !inner.later.isEmpty {
      later += inner.later
      madeOutside.formUnion(inner.madeOutside)
    }
    return .skipChildren
  }
}

/// Reads which members of the values a closure sets, whatever it calls them.
private final class KeyCollector: SyntaxVisitor {
  private var keys: Set<String>? = []
  private let values: String

  private init(_ values: String) {
    self.values = values
    super.init(viewMode: .sourceAccurate)
  }

  /// Nil where it does more with the values than to ask for members.
  static func keys(in closure: ClosureExprSyntax) -> Set<String>? {
    var name = "$0"
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): name = names.first?.name.plainName ?? name
    case .parameterClause(let clause):
      name = (clause.parameters.first.map { $0.secondName ?? $0.firstName })?.plainName ?? name
    case nil: break
    }
    let collector = KeyCollector(name)
    collector.walk(closure.statements)
    return collector.keys
  }

  /// A closure inside has a `$0` of its own.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    values == "$0" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.plainName == values else { return .visitChildren }
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if let access, access.base?.id == ExprSyntax(node).id {
      keys?.insert(access.declName.baseName.plainName)
    } else if access == nil {
      keys = nil
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
