import SwiftSyntax

/// A property wrapper that other code fills from a container: `fill(_ resolver: Resolver)`.
package struct FilledWrapper {
  /// The label of the argument that names the registration; nil where none does.
  package let nameLabel: String?
  /// Whether it goes on without an object where the container has none.
  package let allowsNil: Bool
  /// Whether it asks the container only under a condition.
  package let isOnlyOnce: Bool

  /// Nil for a wrapper whose source asks the container for anything but a type that it is made for.
  package init?(_ wrapper: TypeShape) {
    let calls = ([wrapper.declaration] + wrapper.extensions).flatMap { part in
      part.members.members.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        .flatMap(Self.calls)
    }
    guard calls.count == 1, let call = calls.first, let type = call.arguments.first,
      type.label == nil, type.expression.selfType.map(wrapper.genericParameters.contains) == true
    else { return nil }
    isOnlyOnce = call.isConditional
    allowsNil = !call.stopsWithoutObject
    let others = call.arguments.dropFirst()
    guard let name = others.first else {
      nameLabel = nil
      return
    }
    guard others.count == 1, name.label?.text == "name",
      let property = name.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      wrapper.initializers.contains(where: { $0.parameterSites.contains { $0.name == property } })
    else { return nil }
    nameLabel = property
  }

  /// The calls in a function with one parameter that ask it for an object.
  private static func calls(in function: FunctionDeclSyntax) -> [FunctionCallExprSyntax] {
    let parameters = function.signature.parameterClause.parameters
    guard parameters.count == 1, let parameter = parameters.first, let body = function.body else {
      return []
    }
    let finder = ResolvingCalls((parameter.secondName ?? parameter.firstName).text)
    finder.walk(body)
    return finder.found
  }

  private final class ResolvingCalls: SyntaxVisitor {
    private let container: String
    var found: [FunctionCallExprSyntax] = []

    init(_ container: String) {
      self.container = container
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == container,
        access.declName.baseName.text == "resolve", node.isAssigned
      {
        found.append(node)
      }
      return .visitChildren
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether `!` or `as!` stands behind it.
  fileprivate var stopsWithoutObject: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(ForceUnwrapExprSyntax.self) { return true }
      if current.as(ExprListSyntax.self)?.contains(where: {
        $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "!"
      }) == true {
        return true
      }
      node = current.parent
    }
    return false
  }

  fileprivate var isConditional: Bool {
    var node = parent
    while let current = node, !current.is(FunctionDeclSyntax.self) {
      if current.is(IfExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  /// Whether a statement keeps the result as it is: `object = resolver.resolve(Service.self)`.
  ///
  /// A closure that asks later, or a value instead of what is missing, is another thing.
  fileprivate var isAssigned: Bool {
    let value = Syntax(self).whole
    guard let sequence = value.parent?.as(ExprListSyntax.self) else { return false }
    let elements = Array(sequence)
    return elements.count > 2 && elements[1].is(AssignmentExprSyntax.self)
      && elements[2].id == value.id
      && !elements.contains { $0.is(BinaryOperatorExprSyntax.self) }
      && sequence.parent?.parent?.is(CodeBlockItemSyntax.self) == true
  }
}

extension Syntax {
  /// The value with the `!`, cast and parentheses around it: `(object as! Service)`.
  fileprivate var whole: Syntax {
    guard let parent else { return self }
    if parent.is(ForceUnwrapExprSyntax.self) { return parent.whole }
    if let list = parent.as(LabeledExprSyntax.self)?.parent,
      list.children(viewMode: .all).count == 1,
      let tuple = list.parent, tuple.is(TupleExprSyntax.self)
    {
      return tuple.whole
    }
    if let list = parent.as(ExprListSyntax.self), list.count == 3, list.first?.id == id,
      Array(list)[1].is(UnresolvedAsExprSyntax.self), let cast = list.parent
    {
      return cast.whole
    }
    return self
  }
}

extension WrappedProperty {
  /// The type to ask the container for and the name of the registration, as the wrapper is passed
  /// them.
  ///
  /// Nil where it is passed anything else.
  package func key(of wrapper: FilledWrapper) -> (type: String?, name: String?)? {
    guard attribute.attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause == nil else {
      return nil
    }
    guard case .argumentList(let arguments) = attribute.arguments else { return (nil, nil) }
    var key: (type: String?, name: String?) = (nil, nil)
    for argument in arguments {
      if key.type == nil, let type = argument.expression.selfType {
        key.type = type
      } else if key.name == nil, let label = wrapper.nameLabel, argument.label?.text == label {
        guard FreeNames.of(argument.expression).isEmpty else { return nil }
        key.name = argument.expression.trimmedDescription
      } else {
        return nil
      }
    }
    return key
  }
}
