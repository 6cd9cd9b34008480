import SwiftSyntax

/// The default of a parameter, with what it leans on.
package struct DefaultValue: Hashable, Sendable {
  /// What decides whether the value means the same in another place, besides names of types.
  package enum Reference: Hashable, Sendable {
    /// A name that begins small, without a base.
    case global(String)
    /// `.name`, whose type is not written.
    case implicitMember(String)
    case member(String, base: String)
    /// A form that is not understood.
    case unknown
    /// A closure that has statements, captures or a result.
    case work(String)
  }

  /// The value on one line.
  package let text: SignatureText
  /// Whether it is `#file`, `#line` and the like, which tell about the caller.
  package let isAboutCaller: Bool
  /// In the order of the text.
  package let references: [Reference]

  init(_ value: ExprSyntax) {
    if let macro = value.as(MacroExpansionExprSyntax.self),
      Self.callerMacros.contains(macro.macroName.text)
    {
      text = SignatureText(value, names: [:])
      isAboutCaller = true
      references = []
    } else {
      var reader = Reader()
      reader.read(value)
      text = SignatureText(value, names: reader.names)
      isAboutCaller = false
      references = reader.references
    }
  }

  private static let callerMacros: Set<String> = [
    "column", "dsohandle", "file", "fileID", "filePath", "function", "line",
  ]

  private struct Reader {
    var names: [SyntaxIdentifier: SignatureText.Piece] = [:]
    var references: [Reference] = []

    mutating func read(_ value: ExprSyntax) {
      switch value.kind {
      case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr,
        .binaryOperatorExpr:
        return
      case .stringLiteralExpr, .arrayExpr, .dictionaryExpr, .tupleExpr, .sequenceExpr,
        .prefixOperatorExpr:
        readInside(value)
      case .declReferenceExpr, .memberAccessExpr: readChain(value)
      case .functionCallExpr: readCall(value)
      case .closureExpr: readClosure(value)
      default: references.append(.unknown)
      }
    }

    /// Reads the values in a literal; its own words mean the same everywhere.
    private mutating func readInside(_ value: ExprSyntax) {
      if let literal = value.as(StringLiteralExprSyntax.self) {
        let isPlain =
          literal.openingQuote.tokenKind == .stringQuote
          && literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
        if !isPlain { references.append(.unknown) }
      } else if let array = value.as(ArrayExprSyntax.self) {
        for element in array.elements { read(element.expression) }
      } else if let dictionary = value.as(DictionaryExprSyntax.self) {
        guard case .elements(let elements) = dictionary.content else { return }
        for element in elements {
          read(element.key)
          read(element.value)
        }
      } else if let tuple = value.as(TupleExprSyntax.self) {
        for element in tuple.elements { read(element.expression) }
      } else if let sequence = value.as(SequenceExprSyntax.self) {
        for element in sequence.elements { read(element) }
      } else if let prefixed = value.as(PrefixOperatorExprSyntax.self) {
        read(prefixed.expression)
      }
    }

    private mutating func readCall(_ value: ExprSyntax) {
      guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        call.additionalTrailingClosures.isEmpty
      else { return references.append(.unknown) }
      read(call.calledExpression)
      for argument in call.arguments { read(argument.expression) }
    }

    private mutating func readChain(_ value: ExprSyntax) {
      if let member = value.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName.text
        guard let base = member.base else { return references.append(.implicitMember(name)) }
        read(base)
        references.append(.member(name, base: base.plainText))
        return
      }
      guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName else {
        return references.append(.unknown)
      }
      if name.text == "Self" {
        names[name.id] = .selfType(isBase: false)
      } else if name.text.first?.isUppercase == true {
        names[name.id] = .typeName(name.text)
      } else {
        references.append(.global(name.text.withoutBackticks))
      }
    }

    /// A closure that does nothing means the same everywhere.
    private mutating func readClosure(_ value: ExprSyntax) {
      guard let closure = value.as(ClosureExprSyntax.self), closure.statements.isEmpty,
        closure.signature?.capture == nil, closure.signature?.returnClause == nil
      else { return references.append(.work(value.plainText)) }
    }
  }
}
