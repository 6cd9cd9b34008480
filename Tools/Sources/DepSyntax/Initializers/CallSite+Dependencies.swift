import DepModel
import SwiftSyntax

extension CallSite {
  /// The index among the arguments at which `dependencies:` can be passed.
  ///
  /// Nil where the call has no parentheses, passes them already, or calls another initializer of
  /// the same object. `labels` are those of the parameters behind the dependencies.
  package func indexForDependencies(before labels: Set<String>) -> Int? {
    guard !["self.init", "super.init"].contains(called) else { return nil }
    return indexForPassing(before: labels)
  }

  /// The same for any call, so that an initializer can pass on what it takes.
  package func indexForPassing(before labels: Set<String>) -> Int? {
    guard node.rightParen != nil, !labels.contains("_"), !self.labels.contains("dependencies")
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

  /// A value that Swift makes where the code passes none.
  package enum DefaultValue {
    /// Of an initializer.
    case ofParameter
    /// A property of an instance begins with it.
    case ofProperty
  }

  /// The default in which it stands; nil for a call that runs as a statement.
  package var defaultValue: DefaultValue? {
    var node = Syntax(self.node)
    while let parent = node.parent {
      switch parent.kind {
      case .functionParameter:
        return parent.parent?.parent?.parent?.parent?.is(InitializerDeclSyntax.self) == true
          ? .ofParameter : nil
      case .codeBlockItem, .closureExpr: return nil
      case .memberBlockItem:
        let variable = parent.as(MemberBlockItemSyntax.self)?.decl.as(VariableDeclSyntax.self)
        let isStatic = variable?.modifiers.contains { $0.name.text == "static" } ?? true
        return isStatic ? nil : .ofProperty
      default: node = parent
      }
    }
    return nil
  }

  /// Whether it stands in a statement of the file itself, whose constants live as long as the
  /// program.
  package var isInStatementOfFile: Bool {
    list(around: Syntax(node))?.list.parent?.is(SourceFileSyntax.self) == true
      && !Syntax(node).isInMember
  }

  /// The constant whose value it is, if code of the same statements behind it makes another call.
  package func constant(before other: CallSite) -> String? {
    guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self),
      binding.initializer?.value.id == ExprSyntax(node).id,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.text == "let",
      let own = list(around: Syntax(node)), own.item.item.id == Syntax(variable).id,
      own.item.inner.upperBound <= other.range.lowerBound,
      own.list.inner.contains(other.range.lowerBound),
      Syntax(other.node).runs(with: own.list)
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  private func list(
    around node: Syntax
  ) -> (list: CodeBlockItemListSyntax, item: CodeBlockItemSyntax)? {
    var node = node
    while let parent = node.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self),
        let item = node.as(CodeBlockItemSyntax.self)
      {
        return (list, item)
      }
      node = parent
    }
    return nil
  }

  /// The type around it, where it calls an initializer of the superclass.
  package var nameOfSubclass: String? {
    called == "super.init" ? Syntax(node).enclosingTypeName : nil
  }

  /// Whether it stands in a struct of dependencies, as the values of `live` do.
  package var isInDependencies: Bool {
    Syntax(node).enclosingTypeName?.lastName == "Dependencies"
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
  /// Whether it stands in the members of a type.
  fileprivate var isInMember: Bool {
    var node = self
    while let parent = node.parent {
      if parent.is(MemberBlockItemSyntax.self) { return true }
      node = parent
    }
    return false
  }

  /// Whether it runs when a list of statements around it does: no closure, function or member lies
  /// between them.
  fileprivate func runs(with list: CodeBlockItemListSyntax) -> Bool {
    var node = self
    while let parent = node.parent, parent.id != list.id {
      switch parent.kind {
      case .memberBlockItem, .closureExpr, .functionDecl, .accessorBlock: return false
      default: node = parent
      }
    }
    return true
  }

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
