internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// A chain of member accesses and calls, taken apart.
struct Chain {
  /// What the chain begins with.
  enum Root {
    /// A name that begins with an uppercase letter.
    case type(Int32)
    case name(Int32)
    /// An anonymous argument or projected value, such as `$0`.
    case dollar
    case selfValue
    /// `Self`, `type(of: self)`.
    case selfType
    /// `super`, or a name that no rule asks for.
    case ignored
    case implicit
    /// Something that is not a name.
    case opaque
  }

  var root: Root
  /// The innermost expression, where the chain begins.
  var leaf: RawSyntax
  /// Where in the stack of nodes this chain begins with its outermost node.
  var mark: Int
  /// Where in the stack the call stands that is of interest whatever it is called on.
  var trigger: Int?
  /// Whether the expression is `X.self`.
  var isMetatype = false
}

/// What was found while a chain was spelled.
struct ChainSpelling {
  /// Whether the last component is called.
  var isCalled = false
  /// Whether the chain goes on behind what was spelled.
  var isCut = false
}

extension FactWalker {
  /// Reads an expression that is a chain, and then what stands in its calls.
  mutating func walkChain(_ node: RawSyntax, _ expectation: Expectation, _ role: UseFact.Role) {
    let chain = readChain(node)
    record(chain, expectation, role)
    walkParts(of: chain)
    self.chain.removeLast(self.chain.count - chain.mark)
  }

  /// Takes a chain apart; its nodes stay on the stack until the caller removes them.
  mutating func readChain(_ node: RawSyntax) -> Chain {
    let mark = chain.count
    var node = node
    var trigger: Int?
    var isMetatype = false
    while let base = base(of: node) {
      if node.kind == .functionCallExpr, trigger == nil, let call = RawFunctionCallExprSyntax(node),
        Self.isTrigger(call)
      {
        trigger = chain.count
      } else if chain.count == mark, node.kind == .memberAccessExpr,
        RawMemberAccessExprSyntax(node)?.declName.baseName.text == "self"
      {
        isMetatype = true
      }
      if node.kind != .tupleExpr { chain.append(node) }
      node = base
    }
    var result = Chain(root: .opaque, leaf: node, mark: mark)
    result.trigger = trigger
    result.isMetatype = isMetatype
    result.root = root(of: node, mark: mark)
    return result
  }

  /// What a node of a chain builds upon; nil for the beginning of a chain.
  private func base(of node: RawSyntax) -> RawSyntax? {
    switch node.kind {
    case .memberAccessExpr: return RawMemberAccessExprSyntax(node)?.base?.raw
    case .functionCallExpr: return RawFunctionCallExprSyntax(node)?.calledExpression.raw
    case .subscriptCallExpr: return RawSubscriptCallExprSyntax(node)?.calledExpression.raw
    case .optionalChainingExpr: return RawOptionalChainingExprSyntax(node)?.expression.raw
    case .forceUnwrapExpr: return RawForceUnwrapExprSyntax(node)?.expression.raw
    case .genericSpecializationExpr:
      return RawGenericSpecializationExprSyntax(node)?.expression.raw
    case .postfixIfConfigExpr: return RawPostfixIfConfigExprSyntax(node)?.base?.raw
    case .tupleExpr:
      guard let inner = Look.insideParentheses(node).map({ Look.throughEffects($0) }) else {
        return nil
      }
      return Look.isChain(inner) ? inner : nil
    default: return nil
    }
  }

  private mutating func root(of leaf: RawSyntax, mark: Int) -> Chain.Root {
    switch leaf.kind {
    case .declReferenceExpr:
      guard let token = RawDeclReferenceExprSyntax(leaf)?.baseName else { return .ignored }
      return root(of: token, mark: mark)
    case .memberAccessExpr: return .implicit
    case .superExpr: return .ignored
    default: return .opaque
    }
  }

  private mutating func root(of token: RawTokenSyntax, mark: Int) -> Chain.Root {
    let view = token.tokenView
    switch view.rawKind {
    case .keyword:
      if view.rawText == "self" { return .selfValue }
      if view.rawText == "Self" { return .selfType }
      if view.rawText == "Any" { return .ignored }
    case .dollarIdentifier: return .dollar
    case .identifier: break
    default: return .ignored
    }
    guard token.isPresent else { return .ignored }
    let name = view.rawText.withoutBackticks
    if name == "type", let argument = typeOfArgument(mark) {
      return argument == "self" ? .selfType : .opaque
    }
    let number = scopes.number(of: name)
    return name.beginsUppercase ? .type(number) : .name(number)
  }

  /// The text of what `type(of:)` is asked about, where the innermost call is that.
  private func typeOfArgument(_ mark: Int) -> SyntaxText? {
    guard chain.count > mark, let last = chain.last, let call = RawFunctionCallExprSyntax(last),
      let argument = Look.onlyArgument(of: call), argument.label?.text == "of"
    else { return nil }
    return RawDeclReferenceExprSyntax(argument.expression.raw)?.baseName.text ?? ""
  }

  /// Reads the arguments and closures of a chain, from its beginning to its end.
  private mutating func walkParts(of chain: Chain) {
    if case .opaque = chain.root, !isTypeInBrackets(chain) {
      if chain.leaf.kind != .declReferenceExpr { walkExpression(chain.leaf) }
    }
    var index = self.chain.count - 1
    while index >= chain.mark {
      let node = self.chain[index]
      index -= 1
      switch node.kind {
      case .functionCallExpr:
        guard let call = RawFunctionCallExprSyntax(node) else { continue }
        walkArguments(call.arguments.raw, of: node)
        walkClosures(call.trailingClosure, call.additionalTrailingClosures)
      case .subscriptCallExpr:
        guard let call = RawSubscriptCallExprSyntax(node) else { continue }
        walkArguments(call.arguments.raw, of: nil)
        walkClosures(call.trailingClosure, call.additionalTrailingClosures)
      case .postfixIfConfigExpr:
        guard let conditional = RawPostfixIfConfigExprSyntax(node) else { continue }
        walkBranches(conditional.config.raw)
      default: break
      }
    }
  }

  /// Whether a chain begins with a type such as `[Foo]` in `[Foo]()`, which is no use of `Foo`.
  private func isTypeInBrackets(_ chain: Chain) -> Bool {
    if chain.isMetatype { return true }
    guard chain.leaf.kind == .arrayExpr || chain.leaf.kind == .dictionaryExpr,
      self.chain.count > chain.mark, let next = self.chain.last
    else { return false }
    if let access = RawMemberAccessExprSyntax(next) {
      let name = access.declName.baseName.text
      return name == "init" || name == "self"
    }
    return next.kind == .functionCallExpr
  }
}
