package import DepFacts
package import DepModel
import SwiftSyntax

/// Finds the expression that a dependency of the model stands for.
package struct ExpressionFinder {
  package let source: ParsedSource
  package let facts: FileFacts
  private let sdk: SDKKnowledge

  package init(source: ParsedSource, facts: FileFacts, sdk: SDKKnowledge) {
    self.source = source
    self.facts = facts
    self.sdk = sdk
  }

  /// The expression of a dependency; nil where it stands for something else, such as a wrapper.
  ///
  /// `isFunction` tells whether a call is part of the thing.
  package func find(_ dependency: Dependency, isFunction: Bool = false) -> UseSite? {
    let offset = Int(dependency.position.offset)
    guard let path = dependency.chain(in: facts), path.components.first?.hasPrefix("@") == false,
      let token = source.tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return nil }
    // What a stored value holds may be called, and the value is still the thing.
    let isStored =
      dependency.kind == .globalVariable
      || [.singleton, .staticFacade].contains(dependency.kind) && !isFunction
    return found(from: token, path, isStored: isStored)
  }

  /// Climbs from the first token over as many components as are meant.
  private func found(from token: TokenSyntax, _ chain: UseChain, isStored: Bool) -> UseSite? {
    let path = chain.components
    let count = chain.length
    if path[0] == "*" { return ending(path[count - 1], from: token, chain) }
    guard var node = start(token, path: path) else { return nil }
    var consumed = path[0] == "" ? 2 : 1
    if consumed > count { return nil }
    while true {
      if consumed == count, isStored || !needsCall(path[consumed - 1], node) { break }
      guard let parent = climb(node) else { break }
      if parent.is(MemberAccessExprSyntax.self) { consumed += 1 }
      node = parent
      if consumed > count { return nil }
    }
    guard consumed == count else { return nil }
    return site(node, chain)
  }

  /// The member or call of a chain that begins with something which is no name.
  private func ending(_ component: String, from token: TokenSyntax, _ chain: UseChain) -> UseSite? {
    let start = token.positionAfterSkippingLeadingTrivia
    var node = token.parent
    while let current = node, current.positionAfterSkippingLeadingTrivia == start,
      !current.is(StmtSyntax.self), !current.is(DeclSyntax.self)
    {
      if let member = current.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == component.baseName
      {
        guard component.hasSuffix(")") else { return site(ExprSyntax(member), chain) }
        guard let call = member.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == member.id
        else { return nil }
        return site(ExprSyntax(call), chain)
      }
      node = current.parent
    }
    return nil
  }

  private func site(_ node: ExprSyntax, _ chain: UseChain) -> UseSite {
    // `?` and `!` behind it belong to what is done with it.
    var above = node
    while let parent = above.parent?.as(ExprSyntax.self),
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      above = parent
    }
    let isBase =
      above.parent?.as(MemberAccessExprSyntax.self)?.base?.id == above.id
    return UseSite(
      source: source, node: node, next: isBase ? chain.next : nil,
      isMutated: isBase && chain.isMutated(sdk), sdk: sdk)
  }

  private func start(_ token: TokenSyntax, path: [String]) -> ExprSyntax? {
    if path[0] == "" { return member(around: token) }
    return token.parent?.as(ExprSyntax.self)
  }

  /// The member access whose period or base begins at a token.
  private func member(around token: TokenSyntax) -> ExprSyntax? {
    var node = token.parent
    while let current = node {
      if let member = current.as(MemberAccessExprSyntax.self) { return ExprSyntax(member) }
      guard current.is(ExprSyntax.self) || current.is(DeclReferenceExprSyntax.self) else {
        return nil
      }
      node = current.parent
    }
    return nil
  }

  private func needsCall(_ component: String, _ node: ExprSyntax) -> Bool {
    component.hasSuffix(")") && !node.is(FunctionCallExprSyntax.self)
  }

  private func climb(_ node: ExprSyntax) -> ExprSyntax? {
    guard let parent = node.parent else { return nil }
    if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
      return ExprSyntax(member)
    }
    if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      return ExprSyntax(call)
    }
    if let generic = parent.as(GenericSpecializationExprSyntax.self),
      generic.expression.id == node.id
    {
      return ExprSyntax(generic)
    }
    if let chained = parent.as(OptionalChainingExprSyntax.self) { return ExprSyntax(chained) }
    if let forced = parent.as(ForceUnwrapExprSyntax.self) { return ExprSyntax(forced) }
    return nil
  }
}
