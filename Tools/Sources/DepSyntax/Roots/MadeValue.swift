import DepModel
import SwiftSyntax

/// What an expression makes, as far as its form tells.
package indirect enum MadeValue: Hashable, Sendable {
  /// A call of a type: `Feed.Store<Item>` for `Feed.Store<Item>(dependencies: …)`.
  case object(String)
  /// `Allocator(.shared) { … }`, with what its closure makes.
  case allocator(Allocator, MadeValue)
  /// What a function returns: `Database.open` for `Database.open(at: url)`.
  case result(String)
  /// A chain of names without a call: `EventLog.shared`.
  case reference(String)
  case other

  package enum Allocator: String, Hashable, Sendable {
    case plain = "Allocator"
    case mainActor = "MainActorAllocator"
    case asynchronous = "AsyncAllocator"
    case perKey = "PerKey"
  }

  init(_ expression: ExprSyntax) {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      self.init(call)
    } else if let word = expression.as(TryExprSyntax.self) {
      self.init(word.expression)
    } else if let word = expression.as(AwaitExprSyntax.self) {
      self.init(word.expression)
    } else if let type = Self.literalType(expression) {
      self = .object(type)
    } else {
      self = expression.namePath.map { .reference($0) } ?? .other
    }
  }

  /// The type that Swift gives a literal where none is written.
  private static func literalType(_ expression: ExprSyntax) -> String? {
    switch expression.kind {
    case .stringLiteralExpr: "String"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .booleanLiteralExpr: "Bool"
    default: nil
    }
  }

  private init(_ call: FunctionCallExprSyntax) {
    guard let path = call.calledExpression.namePath else {
      self = .other
      return
    }
    let name = path.hasSuffix(".init") ? String(path.dropLast(".init".count)) : path
    guard name.lastName.isCapitalized else {
      self = .result(name)
      return
    }
    let closure =
      call.trailingClosure
      ?? call.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.last
    if let allocator = Allocator(rawValue: name), let closure {
      self = .allocator(allocator, closure.statements.last.map(Self.init) ?? .other)
    } else {
      self = .object(Self.writtenType(call) ?? name)
    }
  }

  /// With the generic arguments, where the call names some.
  private static func writtenType(_ call: FunctionCallExprSyntax) -> String? {
    call.calledExpression.as(GenericSpecializationExprSyntax.self)?.trimmedDescription
  }

  private init(_ item: CodeBlockItemSyntax) {
    if let expression = item.item.as(ExprSyntax.self) {
      self.init(expression)
    } else if let value = item.item.as(ReturnStmtSyntax.self)?.expression {
      self.init(value)
    } else {
      self = .other
    }
  }
}

extension ExprSyntax {
  /// The chain of names that it is, without generic arguments: `Feed.Store`; nil for others.
  var namePath: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
      return reference.baseName.plainName
    }
    if let specialized = self.as(GenericSpecializationExprSyntax.self) {
      return specialized.expression.namePath
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.namePath,
      member.declName.argumentNames == nil
    else { return nil }
    return "\(base).\(member.declName.baseName.plainName)"
  }
}
