import SwiftSyntax

extension FunctionSite {
  /// The function of any kind whose name stands at an offset.
  package init?(at offset: Int, in source: ParsedSource) {
    guard let member = MemberSite(at: offset, in: source),
      let node = member.node.as(FunctionDeclSyntax.self)
    else { return nil }
    self.node = node
    self.source = source
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
