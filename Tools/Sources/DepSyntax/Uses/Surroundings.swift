package import DepPlan
package import SwiftSyntax

/// What stands around an expression, up to the member of the type that holds it.
package struct Surroundings {
  /// The member of the type: a function, initializer, property, subscript or deinitializer.
  package var member: DeclSyntax?
  /// The closures around it, from the outermost to the innermost.
  package var closures: [ClosureExprSyntax] = []
  /// The outermost function or computed property that is declared inside of the member.
  package var localDeclaration: DeclSyntax?
  /// Whether it is part of what a stored property begins with.
  package var isInitialValue = false
  /// Why no instance can be reached from there; nil where one can.
  package var obstacle: Obstacle?
  /// Whether it stands in a branch of `#if` inside of the type.
  package var isConditional = false
  /// What the conditions of these branches ask for.
  package private(set) var conditions = BuildConditions()
  /// Whether it stands in code that only some versions of a system run.
  package var isGuardedByAvailability = false
  /// The conditions for these versions, as `if` writes them: `#available(macOS 11, *)`.
  package var availability: Set<String> = []

  package var isConditionalOrGuarded: Bool { isConditional || isGuardedByAvailability }

  package struct Obstacle: Hashable {
    package var reason: ReasonName
    package var detail: String
  }

  package init(of node: some SyntaxProtocol) {
    var child = Syntax(node)
    while let parent = child.parent {
      if parent.is(MemberBlockItemSyntax.self), let declaration = child.as(DeclSyntax.self) {
        // The type's own member, and not that of a type that is local to it.
        member = declaration
        note(aroundMember: parent)
        break
      }
      note(parent, above: child)
      child = parent
    }
    closures.reverse()
  }

  private mutating func note(_ node: Syntax, above child: Syntax) {
    if let closure = node.as(ClosureExprSyntax.self) {
      closures.append(closure)
      if CFunctionClosure.isOne(closure) {
        refuse(.functionOfC, "the closure becomes a function of C, which can hold nothing")
      }
    } else if node.is(FunctionDeclSyntax.self), node.parent?.is(MemberBlockItemSyntax.self) != true
    {
      localDeclaration = DeclSyntax(node)
    } else if node.is(AccessorBlockSyntax.self), isLocal(node) {
      localDeclaration = node.parent?.parent?.parent?.as(DeclSyntax.self)
    } else if node.is(FunctionParameterSyntax.self) || node.is(EnumCaseParameterSyntax.self) {
      refuse(.defaultArgument, "Swift evaluates a default argument at the call")
    } else if node.is(AttributeSyntax.self) {
      refuse(.attributeArgument, "an attribute has no instance")
    } else if node.is(MacroExpansionExprSyntax.self) || node.is(MacroExpansionDeclSyntax.self) {
      refuse(.macroArgument, "the tool does not know what the macro does with the expression")
    } else if node.is(KeyPathExprSyntax.self) {
      refuse(.keyPath, "a key path cannot go through an instance")
    } else if let clause = node.as(IfConfigClauseSyntax.self) {
      note(clause)
    } else {
      noteAvailability(node, child)
    }
    if let initializer = node.as(InitializerClauseSyntax.self),
      initializer.parent?.is(PatternBindingSyntax.self) == true,
      initializer.parent?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    {
      isInitialValue = true
    }
  }

  private mutating func noteAvailability(_ node: Syntax, _ child: Syntax) {
    if let condition = node.as(IfExprSyntax.self),
      child.id != condition.elseBody.map({ Syntax($0).id })
    {
      note(condition.conditions)
    } else if let block = node.as(CodeBlockItemListSyntax.self) {
      // A `guard #available` stands before a statement of the same block.
      for item in block.prefix(while: { Syntax($0).id != child.id }) {
        if let check = item.item.as(GuardStmtSyntax.self) { note(check.conditions) }
      }
    } else if let attributed = node.asProtocol((any WithAttributesSyntax).self) {
      note(attributed.attributes)
    }
  }

  private mutating func note(_ clause: IfConfigClauseSyntax) {
    isConditional = true
    conditions.note(clause)
  }

  private mutating func note(_ conditions: ConditionElementListSyntax) {
    for element in conditions {
      guard let condition = element.condition.as(AvailabilityConditionSyntax.self) else { continue }
      isGuardedByAvailability = true
      availability.insert(condition.trimmedDescription)
    }
  }

  private mutating func note(_ attributes: AttributeListSyntax) {
    guard attributes.hasAvailability else { return }
    isGuardedByAvailability = true
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "available" {
      availability.insert("#available(\(attribute.arguments?.trimmedDescription ?? ""))")
    }
  }

  private mutating func note(aroundMember item: Syntax) {
    if let member = member?.asProtocol((any WithAttributesSyntax).self) { note(member.attributes) }
    var node = item.parent
    while let current = node, !current.is(MemberBlockSyntax.self) {
      if let clause = current.as(IfConfigClauseSyntax.self) { note(clause) }
      node = current.parent
    }
    // An extension may exist only in some builds, and its type in all.
    guard let extended = node?.parent?.as(ExtensionDeclSyntax.self) else { return }
    note(extended.attributes)
    node = extended.parent
    while let current = node {
      if let clause = current.as(IfConfigClauseSyntax.self) { note(clause) }
      node = current.parent
    }
  }

  private func isLocal(_ node: Syntax) -> Bool {
    guard let declaration = node.parent?.parent?.parent else { return false }
    return declaration.is(VariableDeclSyntax.self)
      && declaration.parent?.is(MemberBlockItemSyntax.self) != true
  }

  private mutating func refuse(_ reason: ReasonName, _ detail: String) {
    if obstacle == nil { obstacle = Obstacle(reason: reason, detail: detail) }
  }
}

extension AttributeListSyntax {
  /// The names of the attributes, without the at sign.
  package var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }

  package var hasAvailability: Bool {
    contains { element in
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "available",
        let arguments = attribute.arguments?.trimmedDescription
      else { return false }
      return !arguments.contains("deprecated") || arguments.contains("introduced")
    }
  }
}
