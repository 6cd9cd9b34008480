import SwiftSyntax

extension FunctionSite {
  /// The static function whose declaration stands at an offset.
  package init?(at offset: Int, in source: ParsedSource) {
    guard let member = MemberSite(at: offset, in: source) else { return nil }
    self.init(member, in: source)
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
    let readsPlace = parameterSites.contains {
      $0.isAboutCaller && !labels.contains($0.label)
    }
    return readsPlace ? "has '#file', '#line' or the like as a default" : nil
  }
}

extension ParameterSite {
  /// The default, where it is a literal, whose text means the same at every call.
  package var plainDefault: String? {
    guard let value = node.defaultValue?.value else { return nil }
    let isPlain =
      value.is(NilLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
      || value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
      || value.as(StringLiteralExprSyntax.self)?.segments.count == 1
      || value.as(ArrayExprSyntax.self)?.elements.isEmpty == true
      || value.as(DictionaryExprSyntax.self)?.content.is(TokenSyntax.self) == true
    return isPlain ? value.trimmedDescription : nil
  }

  /// The name behind the dot, where the default is a member of the parameter's own type: `.open`.
  package var implicitDefault: String? {
    guard let member = node.defaultValue?.value.as(MemberAccessExprSyntax.self),
      member.base == nil
    else { return nil }
    return member.declName.baseName.text.withoutBackticks
  }

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
    return Self.isDropped(whole)
  }

  private static func isDropped(_ expression: Syntax) -> Bool {
    guard let item = expression.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    if list.count > 1 { return true }
    // The only statement of a closure or getter, or of a branch of `if`, may be its value.
    if let switchCase = list.parent?.as(SwitchCaseSyntax.self) {
      return switchCase.parent?.parent.map(isStatement) == true
    }
    guard let block = list.parent?.as(CodeBlockSyntax.self), let owner = block.parent else {
      return false
    }
    if owner.is(IfExprSyntax.self) { return isStatement(owner) }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil
    }
    return owner.is(InitializerDeclSyntax.self) || owner.is(GuardStmtSyntax.self)
      || owner.is(ForStmtSyntax.self) || owner.is(WhileStmtSyntax.self)
      || owner.is(DeferStmtSyntax.self) || owner.is(DeinitializerDeclSyntax.self)
  }

  /// Whether an `if` or `switch` is a statement whose value nothing takes.
  private static func isStatement(_ branches: Syntax) -> Bool {
    var whole = branches
    while let parent = whole.parent, parent.is(IfExprSyntax.self) { whole = parent }
    guard let statement = whole.parent, statement.is(ExpressionStmtSyntax.self) else {
      return false
    }
    return isDropped(statement)
  }
}
