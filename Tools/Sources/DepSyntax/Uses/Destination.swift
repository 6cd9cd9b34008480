import SwiftSyntax

/// Where the value of an expression goes, so that a declaration there tells its type.
package indirect enum Destination: Hashable {
  /// Into something whose type is written beside it: `let api: any API = …`, or a result.
  case written(String)
  /// Into a variable of this name.
  case variable(String)
  /// Into a parameter of what is called: its name, the labels, and which argument it is.
  case argument(called: String, labels: [String], index: Int)
  /// Into an array that goes there.
  case element(of: Destination)
}

extension UseSite {
  /// Nil where no declaration tells.
  package var destination: Destination? {
    guard let found = Destination(of: Syntax(node)) else { return nil }
    // What the member declares itself comes before the property or function of that name.
    if let name = found.bareName, member?.binds(name) != false { return nil }
    return found.withoutSelf
  }
}

extension UseSite {
  /// The stored property that begins with it, or to which an initializer assigns it in any case.
  ///
  /// Before that statement the initializer only assigns, and calls nothing: what made the object
  /// later, or not at all, is none.
  package var propertyKeptAtOnce: String? {
    if surroundings.isInitialValue {
      let binding = node.parent?.as(InitializerClauseSyntax.self)?.parent?.as(
        PatternBindingSyntax.self)
      return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    // A branch of a ternary is not what the property gets in any case.
    guard case .variable(let name)? = destination,
      let assignment = node.parent?.parent?.as(SequenceExprSyntax.self),
      assignment.elements.count == 3,
      let item = assignment.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      list.parent?.parent?.is(InitializerDeclSyntax.self) == true
    else { return nil }
    let isStraight = list.prefix { $0.id != item.id }.allSatisfy { earlier in
      earlier.item.as(SequenceExprSyntax.self)?.elements.dropFirst().first?.is(
        AssignmentExprSyntax.self) == true
        && !earlier.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .leftParen || $0.tokenKind == .leftBrace
        }
    }
    return isStraight ? name : nil
  }
}

extension Destination {
  init?(of node: Syntax) {
    guard let parent = node.parent else { return nil }
    if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
      self.init(of: parent)
    } else if let clause = parent.as(InitializerClauseSyntax.self) {
      guard let type = clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type else {
        return nil
      }
      self = .written(type.trimmedDescription)
    } else if parent.is(ReturnStmtSyntax.self) {
      self.init(ofResultIn: parent, isOnly: true)
    } else if let item = parent.as(CodeBlockItemSyntax.self) {
      self.init(ofStatement: item)
    } else if let statement = parent.as(ExpressionStmtSyntax.self) {
      self.init(of: Syntax(statement))
    } else if parent.is(IfExprSyntax.self), node.is(IfExprSyntax.self) {
      // The `if` of an `else if` is no branch by itself.
      self.init(of: parent)
    } else if let argument = parent.as(LabeledExprSyntax.self) {
      self.init(argument)
    } else if parent.is(ArrayElementSyntax.self), let array = parent.parent?.parent {
      guard let list = Self(of: array) else { return nil }
      self = .element(of: list)
    } else if let list = parent.as(ExprListSyntax.self) {
      self.init(partOf: list, node)
    } else if parent.is(UnresolvedTernaryExprSyntax.self),
      let list = parent.parent?.as(ExprListSyntax.self)
    {
      self.init(ofTernaryIn: list)
    } else {
      return nil
    }
  }

  /// The value of a block that is nothing but the expression: a result, or a branch of an `if` or a
  /// `switch` that is an expression itself.
  private init?(ofStatement item: CodeBlockItemSyntax) {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let block = list.parent
    else { return nil }
    if let whole = block.parent?.as(IfExprSyntax.self) {
      self.init(of: Syntax(whole))
    } else if block.is(SwitchCaseSyntax.self) {
      guard let whole = block.parent?.parent?.as(SwitchExprSyntax.self) else { return nil }
      self.init(of: Syntax(whole))
    } else {
      self.init(ofResultIn: Syntax(item), isOnly: true)
    }
  }

  /// What a function, a getter or a closure that is called at once gives.
  private init?(ofResultIn statement: Syntax, isOnly: Bool) {
    guard isOnly else { return nil }
    var current = statement.parent
    while let node = current {
      if let closure = node.as(ClosureExprSyntax.self) {
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self),
          call.calledExpression.id == closure.id || call.givesWhatItsClosureGives
        else { return nil }
        self.init(of: Syntax(call))
        return
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        guard let type = function.signature.returnClause?.type else { return nil }
        self = .written(type.trimmedDescription)
        return
      }
      if let binding = node.as(PatternBindingSyntax.self) {
        guard let type = binding.typeAnnotation?.type else { return nil }
        self = .written(type.trimmedDescription)
        return
      }
      if node.is(InitializerDeclSyntax.self) || node.is(MemberBlockItemSyntax.self) { return nil }
      current = node.parent
    }
    return nil
  }

  private init?(_ argument: LabeledExprSyntax) {
    guard let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      let index = Array(list).firstIndex(where: { $0.id == argument.id })
    else { return nil }
    self = .argument(
      called: call.calledExpression.trimmedDescription,
      labels: list.map { $0.label?.text ?? "_" } + (call.trailingClosure == nil ? [] : ["_"]),
      index: index)
  }

  /// What is assigned, or the last branch of a ternary.
  private init?(partOf list: ExprListSyntax, _ node: Syntax) {
    let elements = Array(list)
    guard let last = elements.last, Syntax(last).id == node.id else { return nil }
    if elements.dropLast().last?.is(UnresolvedTernaryExprSyntax.self) == true {
      self.init(ofTernaryIn: list)
    } else if elements.count == 3, elements[1].is(AssignmentExprSyntax.self) {
      self.init(assignedTo: elements[0])
    } else {
      return nil
    }
  }

  /// Where the value of a whole ternary goes, to which each branch is converted by itself.
  private init?(ofTernaryIn list: ExprListSyntax) {
    let elements = Array(list)
    if elements[1].is(AssignmentExprSyntax.self) {
      self.init(assignedTo: elements[0])
    } else {
      guard let whole = list.parent?.as(SequenceExprSyntax.self) else { return nil }
      self.init(of: Syntax(whole))
    }
  }

  private init?(assignedTo place: ExprSyntax) {
    let target = place.trimmedDescription
    guard target.withoutSelf.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    self = .variable(target)
  }

  /// The name that it uses without `self`; nil for a written type and a path.
  fileprivate var bareName: String? {
    switch self {
    case .written: nil
    case .variable(let name): name.hasPrefix("self.") ? nil : name
    case .argument(let called, _, _): called.contains(".") ? nil : called
    case .element(let list): list.bareName
    }
  }

  fileprivate var withoutSelf: Destination {
    switch self {
    case .variable(let name): .variable(name.withoutSelf)
    case .element(let list): .element(of: list.withoutSelf)
    case .written, .argument: self
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the function only runs its one closure, and has the type of its result.
  fileprivate var givesWhatItsClosureGives: Bool {
    guard arguments.isEmpty, additionalTrailingClosures.isEmpty else { return false }
    guard let member = calledExpression.as(MemberAccessExprSyntax.self) else {
      return calledExpression.trimmedDescription == "autoreleasepool"
    }
    // Other types have functions of these names, too.
    let receiver = member.base?.trimmedDescription.lowercased() ?? ""
    switch member.declName.baseName.text {
    case "sync": return receiver.hasSuffix("queue")
    case "withLock": return receiver.hasSuffix("lock") || receiver.hasSuffix("mutex")
    default: return false
    }
  }
}

extension String {
  fileprivate var withoutSelf: String {
    hasPrefix("self.") ? String(dropFirst("self.".count)) : self
  }
}
