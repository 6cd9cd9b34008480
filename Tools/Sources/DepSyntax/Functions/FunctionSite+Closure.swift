import SwiftSyntax

extension FunctionSite {
  /// The static function whose declaration stands at an offset.
  package init?(at offset: Int, in source: ParsedSource) {
    var node = source.tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
    while let current = node, !current.is(FunctionDeclSyntax.self) { node = current.parent }
    guard let declaration = node?.as(FunctionDeclSyntax.self) else { return nil }
    self.init(MemberSite(DeclSyntax(declaration)), in: source)
  }

  /// Why no closure of a fixed type can call it in the place of its callers; nil where one can.
  ///
  /// `labels` are those of the arguments that the callers pass.
  package func obstacleToClosure(passing labels: [String]) -> String? {
    if node.genericParameterClause != nil || node.genericWhereClause != nil { return "is generic" }
    if let clause = node.signature.effectSpecifiers?.throwsClause {
      if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) { return "rethrows" }
      if clause.type != nil { return "throws a type of error of its own" }
    }
    if parameterSites.contains(where: { !$0.attributes.isEmpty }) {
      return "has a parameter with an attribute"
    }
    let asksForPlace = parameterSites.contains {
      $0.isAboutCaller && !labels.contains($0.label)
    }
    return asksForPlace ? "notes the place of its caller" : nil
  }
}

extension ParameterSite {
  /// Whether its default is `#file`, `#line` and the like.
  var isAboutCaller: Bool {
    guard let value = node.defaultValue?.value else { return false }
    return value.is(MacroExpansionExprSyntax.self)
  }
}

extension CallSite {
  /// Whether the code around it certainly drops its result.
  package var dropsResult: Bool {
    var whole = Syntax(node)
    while let parent = whole.parent,
      parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
    {
      whole = parent
    }
    guard let item = whole.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    if list.count > 1 { return true }
    // The only statement of a closure or getter may be its value.
    guard let block = list.parent?.as(CodeBlockSyntax.self), let owner = block.parent else {
      return false
    }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    return owner.is(InitializerDeclSyntax.self) || owner.is(GuardStmtSyntax.self)
      || owner.is(ForStmtSyntax.self) || owner.is(WhileStmtSyntax.self)
      || owner.is(DeferStmtSyntax.self) || owner.is(DeinitializerDeclSyntax.self)
  }
}
