import SwiftSyntax

/// What a property without a written type begins with, as far as that tells its type.
package enum InitialValue: Hashable, Sendable {
  /// A literal, by the type that it has on its own: `String`.
  case literal(String)
  /// An array of such literals.
  case literals(of: String)
  case cast(SignatureText)
  /// `[Key: Value]()`.
  case emptyCollection(SignatureText)
  /// `Outer.Type<Generic>(…)`.
  ///
  /// `labels` are those of the call, as the facts write them: `(_:entityTag:)`.
  case call(path: [String], generics: SignatureText?, labels: String)

  init?(_ value: ExprSyntax) {
    if let literal = Self.literalType(of: value) {
      self = .literal(literal)
    } else if let array = value.as(ArrayExprSyntax.self) {
      let types = Set(array.elements.map { Self.literalType(of: $0.expression) })
      guard types.count == 1, let only = types.first, let only else { return nil }
      self = .literals(of: only)
    } else if let cast = value.as(AsExprSyntax.self),
      cast.questionOrExclamationMark?.text != "?"
    {
      self = .cast(SignatureText(cast.type))
    } else if let sequence = value.as(SequenceExprSyntax.self) {
      self.init(castIn: sequence)
    } else if let call = value.as(FunctionCallExprSyntax.self) {
      self.init(call)
    } else {
      return nil
    }
  }

  private init?(castIn sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark?.text != "?",
      let type = elements[2].as(TypeExprSyntax.self)?.type
    else { return nil }
    self = .cast(SignatureText(type))
  }

  private init?(_ call: FunctionCallExprSyntax) {
    guard call.trailingClosure == nil else { return nil }
    let callee = call.calledExpression
    if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) {
      guard call.arguments.isEmpty, let tokens = Self.typeNames(in: Syntax(callee)) else {
        return nil
      }
      let names = tokens.map { ($0.id, SignatureText.Piece.typeName($0.text)) }
      self = .emptyCollection(
        SignatureText(callee, names: Dictionary(names) { first, _ in first }))
    } else {
      let generic = callee.as(GenericSpecializationExprSyntax.self)
      guard let path = Self.path(of: generic?.expression ?? callee),
        path.last?.first?.isUppercase == true, path.first?.first?.isUppercase == true
      else { return nil }
      self = .call(
        path: path, generics: generic.map { SignatureText($0.genericArgumentClause) },
        labels: Chains.labels(of: call))
    }
  }

  private static func literalType(of value: ExprSyntax) -> String? {
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if let prefixed = value.as(PrefixOperatorExprSyntax.self), prefixed.operator.text == "-" {
      let type = literalType(of: prefixed.expression)
      return type == "Int" || type == "Double" ? type : nil
    }
    return nil
  }

  /// The first names in `[Key: Value]` read as a value; nil where something else stands there.
  private static func typeNames(in node: Syntax) -> [TokenSyntax]? {
    if let reference = node.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase == true ? [reference.baseName] : nil
    }
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.base.flatMap { typeNames(in: Syntax($0)) }
    }
    guard !node.is(FunctionCallExprSyntax.self), !node.is(ClosureExprSyntax.self) else {
      return nil
    }
    var names: [TokenSyntax] = []
    for child in node.children(viewMode: .sourceAccurate) {
      if let type = child.as(IdentifierTypeSyntax.self) {
        names.append(type.name)
        continue
      }
      guard let inner = typeNames(in: child) else { return nil }
      names += inner
    }
    return names
  }

  private static func path(of expression: ExprSyntax) -> [String]? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.argumentNames == nil ? [reference.baseName.text] : nil
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      let front = path(of: base)
    else { return nil }
    return front + [member.declName.baseName.text]
  }
}
