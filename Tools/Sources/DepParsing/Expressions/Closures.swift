internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Reads a closure in a scope of its own.
  mutating func walkClosure(_ node: RawSyntax) {
    guard let closure = RawClosureExprSyntax(node) else { return }
    inScope { walker in
      walker.surroundings.flags.insert(.inClosure)
      walker.surroundings.isLocal = true
      walker.surroundings.returnType = closure.signature?.returnClause?.type.raw
      if let signature = closure.signature { walker.walkSignature(signature) }
      walker.walkBody(closure.statements.raw)
    }
  }

  private mutating func walkSignature(_ signature: RawClosureSignatureSyntax) {
    walkAttributes(signature.attributes)
    if let captures = signature.capture?.items.layoutView.children {
      for case let capture? in captures {
        guard let capture = RawClosureCaptureSyntax(capture) else { continue }
        walkCapture(capture)
      }
    }
    guard let clause = signature.parameterClause else { return }
    if let shorthand = RawClosureShorthandParameterListSyntax(clause) {
      for case let parameter? in shorthand.layoutView.children {
        guard let parameter = RawClosureShorthandParameterSyntax(parameter) else { continue }
        bind(parameter.name)
      }
    } else if let clause = RawClosureParameterClauseSyntax(clause) {
      for case let parameter? in clause.parameters.layoutView.children {
        guard let parameter = RawClosureParameterSyntax(parameter) else { continue }
        bind(parameter.secondName ?? parameter.firstName)
      }
    }
  }

  /// Reads `[name]`, which reaches for what it captures, or `[name = expression]`.
  private mutating func walkCapture(_ capture: RawClosureCaptureSyntax) {
    if let initializer = capture.initializer {
      walkExpression(initializer.value.raw)
    } else {
      recordName(capture.name)
    }
    if capture.name.text != "self" { bind(capture.name) }
  }

  /// Notes the use of a name that stands for an expression of the same name.
  mutating func recordName(_ token: RawTokenSyntax) {
    guard token.isPresent, token.text != "self", let offset = source.offset(of: token.tokenView)
    else { return }
    let number = scopes.number(of: token.name)
    guard !scopes.isBound(number) || scopes.isDependency(number) else { return }
    spelling.clear()
    _ = spelling.append(token.name)
    use(at: offset, role: .read)
  }

  mutating func bind(_ token: RawTokenSyntax) {
    guard token.isPresent, token.text != "_" else { return }
    scopes.bind(scopes.number(of: token.name))
  }
}
