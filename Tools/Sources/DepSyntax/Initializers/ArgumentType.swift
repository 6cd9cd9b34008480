import DepModel
import SwiftSyntax

extension UseSite {
  /// The type of the first argument of its call, where a literal, a constant or a parameter with a
  /// written type tells; nil otherwise.
  package var typeOfFirstArgument: String? {
    call?.node.arguments.first.flatMap { argument in
      argument.expression.type { sdk.makesItself($0) }
    }
  }

  /// The name of the first argument of its call, where the member binds none of that name, so that
  /// it is one of a property.
  package var nameOfFirstArgument: String? {
    guard let argument = call?.node.arguments.first?.expression.as(DeclReferenceExprSyntax.self),
      argument.argumentNames == nil
    else { return nil }
    let name = argument.baseName.text
    return member?.binds(name) == false ? name : nil
  }
}

extension CallSite {
  /// The types of the arguments between the parentheses, each where its code tells.
  package func argumentTypes(makesItself: @escaping (_ call: String) -> Bool) -> [String?] {
    node.arguments.map { $0.expression.type(makesItself: makesItself) }
  }

  /// The type of what stands before the member that is called, where its code tells.
  package func receiverType(makesItself: @escaping (_ call: String) -> Bool) -> String? {
    node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.type(makesItself: makesItself)
  }
}

extension ExprSyntax {
  /// The type that a literal, a constant or a parameter with a written type tells.
  func type(makesItself: @escaping (String) -> Bool) -> String? {
    if let type = LiteralType.of(self, makesItself: makesItself) { return type }
    guard let name = self.as(DeclReferenceExprSyntax.self), name.argumentNames == nil
    else { return nil }
    return DeclaredType(name: name.baseName.text, makesItself: makesItself).seen(from: self)
  }
}

/// The type that the nearest declaration of a local name writes.
private struct DeclaredType {
  let name: String
  let makesItself: (String) -> Bool

  func seen(from node: some SyntaxProtocol) -> String? {
    var child = Syntax(node)
    while let parent = child.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self),
        let binding = binding(in: list, before: child)
      {
        return type(of: binding)
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return parameter(of: function.signature.parameterClause)
      }
      if let initializer = parent.as(InitializerDeclSyntax.self) {
        return parameter(of: initializer.signature.parameterClause)
      }
      if let accessor = parent.as(AccessorDeclSyntax.self) { return newValue(in: accessor) }
      if bindsHere(parent, above: child) { return nil }
      child = parent
    }
    return nil
  }

  /// Whether something whose type is not written has the name there: a closure, a pattern.
  private func bindsHere(_ node: Syntax, above child: Syntax) -> Bool {
    if node.is(CodeBlockItemListSyntax.self) || node.is(CodeBlockItemSyntax.self) { return false }
    if let closure = node.as(ClosureExprSyntax.self) {
      return closure.signature.map { BoundNames.of($0).contains(name) } ?? false
    }
    let isStatement =
      node.is(IfExprSyntax.self) || node.is(ForStmtSyntax.self) || node.is(WhileStmtSyntax.self)
      || node.is(SwitchCaseSyntax.self) || node.is(CatchClauseSyntax.self)
    return isStatement
      && node.children(viewMode: .sourceAccurate).contains {
        $0.id != child.id && BoundNames.of($0).contains(name)
      }
  }

  private func binding(
    in list: CodeBlockItemListSyntax, before child: Syntax
  ) -> CodeBlockItemSyntax? {
    list.prefix { $0.id != child.id }.last { item in
      (item.item.is(VariableDeclSyntax.self) || item.item.is(GuardStmtSyntax.self))
        && BoundNames.of(item).contains(name)
    }
  }

  private func type(of item: CodeBlockItemSyntax) -> String? {
    guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    else { return nil }
    if let written = binding.typeAnnotation { return written.type.trimmedDescription }
    return binding.initializer.flatMap { LiteralType.of($0.value, makesItself: makesItself) }
  }

  private func parameter(of clause: FunctionParameterClauseSyntax) -> String? {
    clause.parameters.first { InitializerSite.innerName($0) == name && $0.ellipsis == nil }
      .map { $0.type.trimmedDescription }
  }

  private func newValue(in accessor: AccessorDeclSyntax) -> String? {
    guard (accessor.parameters?.name.text ?? "newValue") == name,
      let binding = accessor.parent?.parent?.parent?.as(PatternBindingSyntax.self)
    else { return nil }
    return binding.typeAnnotation?.type.trimmedDescription
  }
}
