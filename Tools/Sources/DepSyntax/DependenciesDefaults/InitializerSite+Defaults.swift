import DepModel
import SwiftSyntax

extension TypeShape {
  /// What the property that holds the dependencies begins with, from behind the type to the end;
  /// nil for nothing, or where a comment stands there.
  package var propertyDefault: Range<Int>? {
    guard let property = storedProperties.first(where: { $0.name == propertyName }),
      let type = property.type, let clause = property.binding.initializer,
      !clause.containsComment, !type.trailingTrivia.hasComment
    else { return nil }
    return type.inner.upperBound..<clause.inner.upperBound
  }
}

extension InitializerSite {
  /// The default of the parameter that takes the dependencies.
  package struct DependenciesDefault {
    /// From behind the type to the end of the value.
    package let range: Range<Int>
    package let hasComment: Bool
  }

  /// The default for the dependencies; nil where it does not take them, or has none.
  package var dependenciesDefault: DependenciesDefault? {
    guard let parameter = dependenciesParameter, let value = parameter.defaultValue else {
      return nil
    }
    return DependenciesDefault(
      range: parameter.type.inner.upperBound..<value.inner.upperBound,
      hasComment: value.containsComment || parameter.type.trailingTrivia.hasComment)
  }

  /// Whether its body reaches a default for the dependencies of the type that it makes.
  package func takesDefault(of type: String) -> Bool {
    guard let body else { return false }
    return !DefaultUseFinder.uses(in: Syntax(body), of: type, source: source).isEmpty
  }

  /// Whether the body does nothing but hand the parameters and the default to another initializer.
  package var onlyPassesDefault: Bool {
    guard let body, body.statements.count == 1, delegations.count == 1,
      let call = delegations.first, Self.isWhole(call, in: body)
    else { return false }
    let names = Set(parameterSites.map(\.name))
    var passesDefault = false
    for argument in call.arguments {
      if argument.label?.text == "dependencies" {
        guard DefaultName.of(argument.expression) != nil else { return false }
        passesDefault = true
      } else if !names.contains(Self.passedName(argument.expression)) {
        return false
      }
    }
    return passesDefault && call.trailingClosure == nil
  }

  /// Whether a call is all of a body, but for `try` and `await`.
  private static func isWhole(_ call: FunctionCallExprSyntax, in body: CodeBlockSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
    {
      node = parent
    }
    return node.parent?.is(CodeBlockItemSyntax.self) == true
      && node.parent?.parent?.parent?.id == Syntax(body).id
  }

  /// `name`, `&name` and `name()` hand on `name`.
  private static func passedName(_ expression: ExprSyntax) -> String {
    if let reference = expression.as(InOutExprSyntax.self) {
      return passedName(reference.expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty {
      return passedName(call.calledExpression)
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }
}
