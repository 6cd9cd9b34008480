import SwiftSyntax

extension CallSite {
  /// The index among the arguments at which `dependencies:` can be passed.
  ///
  /// Nil where the call has no parentheses, passes them already, or calls another initializer of
  /// the same object. `labels` are those of the parameters behind the dependencies.
  package func indexForDependencies(before labels: Set<String>) -> Int? {
    guard node.rightParen != nil, !labels.contains("_"),
      !["self.init", "super.init"].contains(called), !self.labels.contains("dependencies")
    else { return nil }
    return self.labels.firstIndex(where: labels.contains) ?? self.labels.count
  }

  /// Whether the code around the call runs once in a process.
  ///
  /// That is top-level code, the value of a global or static variable, the `main()` of a program,
  /// and a property of its `@main` type or delegate; loops and closures in them may run again.
  package var runsOnce: Bool {
    var node = Syntax(self.node)
    while let parent = node.parent {
      switch parent.kind {
      case .closureExpr, .forStmt, .whileStmt, .repeatStmt, .functionParameter, .accessorBlock,
        .accessorDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl:
        return false
      case .functionDecl:
        guard let function = parent.as(FunctionDeclSyntax.self) else { return false }
        return function.name.text == "main"
          && function.modifiers.contains { $0.name.text == "static" }
      case .memberBlockItem:
        let variable = parent.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self)
        return variable?.modifiers.contains { $0.name.text == "static" } == true
          || variable != nil && parent.isOfProgram
      default: node = parent
      }
    }
    return true
  }

  /// The attributes of the declarations around the call, or nil in code of the file itself.
  package var attributesAround: Set<String>? {
    var names: Set<String>?
    var node = Syntax(self.node)
    while let parent = node.parent {
      let attributes = parent.asProtocol((any WithAttributesSyntax).self)?.attributes
      if parent.isProtocol((any DeclSyntaxProtocol).self),
        !parent.is(VariableDeclSyntax.self)
          || parent.parent?.is(MemberBlockItemSyntax.self) == true
      {
        names = (names ?? []).union(attributes?.names ?? [])
      }
      node = parent
    }
    return names
  }

  /// The first statement of the innermost list of statements that holds all of these calls, which
  /// stand in one file; nil where there is none.
  package static func firstStatement(holding calls: [CallSite]) -> Int? {
    guard let first = calls.first, let last = calls.last else { return nil }
    var node = Syntax(first.node)
    while let parent = node.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self),
        list.inner.contains(last.range.lowerBound)
      {
        return node.inner.lowerBound
      }
      node = parent
    }
    return nil
  }
}

extension Syntax {
  /// Whether a member belongs to the type of which a program makes one.
  fileprivate var isOfProgram: Bool {
    guard let type = parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self) else {
      return false
    }
    let parents = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return !Set(type.attributes.names).isDisjoint(with: ["main", "UIApplicationMain"])
      || !Set(parents).isDisjoint(with: ["UIApplicationDelegate", "NSApplicationDelegate"])
  }
}
