import SwiftSyntax

/// The call that a value is, or that is all that a closure or function does.
struct OnlyCall {
  let call: FunctionCallExprSyntax?
  let isOptionalTry: Bool
  /// What the code around the call is given, in order.
  private let parameters: [String]

  init(_ expression: ExprSyntax) {
    guard let closure = expression.as(ClosureExprSyntax.self) else {
      self.init(expression, parameters: [])
      return
    }
    self.init(
      Self.value(of: closure.statements),
      parameters: closure.signature.map { Self.names(in: $0) } ?? [])
  }

  init(_ function: FunctionDeclSyntax) {
    self.init(
      function.body.flatMap { Self.value(of: $0.statements) },
      parameters: function.signature.parameterClause.parameters.map {
        ($0.secondName ?? $0.firstName).plainName
      })
  }

  private init(_ expression: ExprSyntax?, parameters: [String]) {
    var value = expression
    isOptionalTry = value?.as(TryExprSyntax.self)?.questionOrExclamationMark != nil
    while let word = value?.as(TryExprSyntax.self)?.expression
      ?? value?.as(AwaitExprSyntax.self)?.expression
    {
      value = word
    }
    call = value?.as(FunctionCallExprSyntax.self)
    self.parameters = parameters
  }

  private static func value(of statements: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard statements.count == 1, let item = statements.first?.item else { return nil }
    return item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
  }

  /// The parameter that an expression is; nil for any other expression.
  func parameter(_ expression: ExprSyntax) -> Int? {
    expression.as(DeclReferenceExprSyntax.self).flatMap { index(of: $0.baseName.plainName) }
  }

  /// Whether it is made of what the closure is given.
  func namesParameter(_ argument: LabeledExprSyntax) -> Bool {
    FreeNames.of(argument.expression).contains { $0.hasPrefix("$") || index(of: $0) != nil }
  }

  private func index(of name: String) -> Int? {
    name.hasPrefix("$") ? Int(name.dropFirst()) : parameters.firstIndex(of: name)
  }

  private static func names(in signature: ClosureSignatureSyntax) -> [String] {
    switch signature.parameterClause {
    case .simpleInput(let list): list.map(\.name.plainName)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).plainName }
    case nil: []
    }
  }
}
