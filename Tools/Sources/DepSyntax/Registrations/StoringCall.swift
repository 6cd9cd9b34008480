import DepModel
import SwiftSyntax

/// A call that takes a registration, and may name it: `resolver.store(factory: api)`.
struct StoringCall {
  let call: FunctionCallExprSyntax
  /// The name that it gives, as written.
  let name: String?
  /// Whether the registration stands among its arguments.
  let isAround: Bool

  /// The calls that take what a call makes, in its place or by the name of a constant.
  static func all(
    of call: FunctionCallExprSyntax, _ dialect: RegistrationDialect
  ) -> [StoringCall] {
    guard !dialect.storingCalls.isEmpty else { return [] }
    if let outer = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self) {
      return StoringCall(outer, dialect, isAround: true).map { [$0] } ?? []
    }
    guard let variable = call.parent?.parent?.parent?.parent?.as(VariableDeclSyntax.self),
      let name = DeclSyntax(variable).declaredNames.first,
      let list = variable.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return [] }
    let finder = NamedArguments(name)
    finder.walk(list)
    return finder.calls.compactMap { StoringCall($0, dialect, isAround: false) }
  }

  private init?(
    _ call: FunctionCallExprSyntax, _ dialect: RegistrationDialect, isAround: Bool
  ) {
    guard let name = call.calledExpression.lastCalledName, dialect.storingCalls.contains(name)
    else { return nil }
    let label = call.arguments.first { dialect.nameLabels.contains($0.label?.text ?? "") }
    let text = label?.expression.trimmedDescription
    self.call = call
    self.name = text == "nil" ? nil : text
    self.isAround = isAround
  }

  /// The calls with a name among their arguments.
  private final class NamedArguments: SyntaxVisitor {
    private let name: String
    var calls: [FunctionCallExprSyntax] = []

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let isNamed = node.arguments.contains {
        $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
      }
      if isNamed { calls.append(node) }
      return .visitChildren
    }
  }
}

extension Registration {
  /// Takes the name that the call gives which stores it.
  mutating func read(_ calls: [StoringCall], in source: ParsedSource) {
    guard let call = calls.first else { return }
    if calls.count > 1 { note(.decided, "it is stored under several names") }
    name = call.name
    if call.isAround { statement = call.call.inner }
  }
}
