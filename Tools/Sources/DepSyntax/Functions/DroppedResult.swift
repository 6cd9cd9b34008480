import DepFacts
package import DepModel
import SwiftSyntax

extension UseSite {
  /// Whether it is a call whose result the code around it certainly drops.
  package func dropsResult(in scope: ProjectScope) -> Bool {
    guard node.is(FunctionCallExprSyntax.self) else { return false }
    var whole = Syntax(node)
    while let parent = whole.parent,
      parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
    {
      whole = parent
    }
    return DroppedResult(scope: scope, file: source.file).isDropped(whole)
  }
}

/// Decides whether the value of an expression that is a statement goes nowhere.
private struct DroppedResult {
  let scope: ProjectScope
  let file: Int

  func isDropped(_ expression: Syntax) -> Bool {
    guard let item = expression.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), !mayBeCollected(list)
    else { return false }
    if list.count > 1 || isClosureWithoutResult(list) { return true }
    // The only statement of a closure or getter, or of a branch of `if`, may be its value.
    if let switchCase = list.parent?.as(SwitchCaseSyntax.self) {
      return switchCase.parent?.parent.map(isStatement) == true
    }
    guard let block = list.parent?.as(CodeBlockSyntax.self), let owner = block.parent else {
      return false
    }
    switch owner.kind {
    case .ifExpr: return isStatement(owner)
    case .functionDecl: return owner.as(FunctionDeclSyntax.self)?.signature.returnClause == nil
    case .accessorDecl: return owner.as(AccessorDeclSyntax.self)?.givesValue == false
    case .initializerDecl, .deinitializerDecl, .guardStmt, .forStmt, .whileStmt, .repeatStmt,
      .deferStmt, .doStmt, .catchClause:
      return true
    default: return false
    }
  }

  /// Whether code is the body of a closure that has nothing to give.
  private func isClosureWithoutResult(_ list: CodeBlockItemListSyntax) -> Bool {
    guard let closure = list.parent?.as(ClosureExprSyntax.self),
      closure.signature?.returnClause == nil
    else { return false }
    return ClosureSite(node: closure).receiver.map(scope.takesClosuresWithoutResult) == true
  }

  /// Whether an `if` or `switch` is a statement whose value nothing takes.
  private func isStatement(_ branches: Syntax) -> Bool {
    var whole = branches
    while let parent = whole.parent, parent.is(IfExprSyntax.self) { whole = parent }
    guard let statement = whole.parent, statement.is(ExpressionStmtSyntax.self) else {
      return false
    }
    return isDropped(statement)
  }

  /// Whether a result builder may collect the values of statements.
  ///
  /// No code that a builder collects says `return`, and other code that gives a value has to.
  private func mayBeCollected(_ list: CodeBlockItemListSyntax) -> Bool {
    var current = list.parent
    while let node = current, !node.is(MemberBlockItemSyntax.self) {
      if let closure = node.as(ClosureExprSyntax.self) {
        let site = ClosureSite(node: closure)
        if site.receiver.map(scope.takesClosuresWithoutResult) == true { return false }
        return mayBuild(site) && !ReturnFinder.returns(closure.statements)
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause != nil && !ReturnFinder.returns(function.body)
      }
      if let accessor = node.as(AccessorDeclSyntax.self) {
        return accessor.givesValue && !ReturnFinder.returns(accessor.body)
      }
      if case .getter(let getter) = node.as(AccessorBlockSyntax.self)?.accessors {
        return !ReturnFinder.returns(getter)
      }
      current = node.parent
    }
    return false
  }

  /// Whether a closure goes to a type that may collect its values, and that no table knows.
  ///
  /// The builders of SDKs take views and the like, and no value that code drops elsewhere.
  private func mayBuild(_ closure: ClosureSite) -> Bool {
    guard let receiver = closure.receiver else { return false }
    // Which functions of the project take a builder, the facts do not say.
    guard receiver.isCapitalized else {
      return scope.hasResultBuilders
    }
    if !scope.isDeclared(receiver), scope.sdk.hasClassPrefix(receiver) { return false }
    return scope.isDeclared(receiver)
      || !importsOnlySDKs && !scope.sdk.lists(receiver, in: .closuresThatCross)
  }

  private var importsOnlySDKs: Bool {
    let known = scope.sdk.names(in: .modulesWithStandardNames)
      .union(scope.sdk.names(in: .modulesWithFoundation))
    return scope.records[file].facts.imports.allSatisfy {
      known.contains($0) || scope.isModule($0)
    }
  }
}

/// Looks for a `return` in code, but not in the functions and closures inside of it.
private final class ReturnFinder: SyntaxVisitor {
  private var isFound = false

  static func returns(_ code: (some SyntaxProtocol)?) -> Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    if let code { finder.walk(code) }
    return finder.isFound
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension AccessorDeclSyntax {
  /// Whether its body gives the value of the property, as that of `get` does.
  fileprivate var givesValue: Bool {
    !["set", "willSet", "didSet", "init"].contains(accessorSpecifier.text)
  }
}
