internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// A chain of member accesses and calls, taken apart.
struct Chain {
  /// What a chain begins with.
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

  /// One step of a chain; generic arguments, `?`, `!` and `.self` are none.
  enum Link {
    case member(SyntaxText)
    case call(CallNode)
    case subscripting(RawSubscriptCallExprSyntax)
    case conditional(RawPostfixIfConfigExprSyntax)
  }

  var root: Root
  /// The innermost expression, where the chain begins.
  var leaf: RawSyntax
  /// The name that the innermost expression is, or that follows its leading dot.
  var leafName: SyntaxText
  /// Where in the stack of links this chain begins, with its last link.
  var mark: Int
  /// Where in the stack the call or member stands that is of interest whatever it is asked of.
  var trigger: Int?
  /// Whether the expression is `X.self`.
  var isMetatype = false
}

extension FactWalker {
  /// Reads an expression that is a chain, and then what stands in its calls.
  mutating func walkChain(_ node: RawSyntax, _ expectation: Expectation, _ role: UseFact.Role) {
    let chain = readChain(node)
    record(chain, expectation, role)
    walkParts(of: chain)
    drop(chain)
  }

  /// Reads an expression that is one name; most of them are bound, and that is all.
  mutating func walkName(_ node: RawSyntax, _ expectation: Expectation, _ role: UseFact.Role) {
    guard let token = NameNode.name(node) else { return }
    let name = token.rawText
    let root = root(token, name: name, mark: links.count)
    if case .name(let number) = root, scopes.isBound(number), !scopes.isDependency(number) {
      return
    }
    record(
      Chain(root: root, leaf: node, leafName: name.withoutBackticks, mark: links.count),
      expectation, role)
  }

  /// Takes a chain apart; its links stay on the stack until it is dropped.
  mutating func readChain(_ node: RawSyntax) -> Chain {
    let mark = links.count
    var chain = Chain(root: .opaque, leaf: node, leafName: "", mark: mark)
    var node = node
    while let base = addLink(node, &chain) { node = base }
    chain.leaf = node
    switch node.kind {
    case .declReferenceExpr:
      guard let token = NameNode.name(node) else { break }
      let name = token.rawText
      chain.leafName = name.withoutBackticks
      chain.root = root(token, name: name, mark: mark)
      noteTrigger(name, &chain)
    case .memberAccessExpr:
      chain.root = .implicit
      chain.leafName = AccessNode(node)?.name.rawText.withoutBackticks ?? ""
    case .superExpr:
      chain.root = .ignored
      chain.leafName = "super"
    default: break
    }
    return chain
  }

  /// Forgets the links of a chain.
  mutating func drop(_ chain: Chain) {
    while links.count > chain.mark { links.removeLast() }
  }

  /// Adds what a node does to its base, and returns the base; nil for the beginning of a chain.
  private mutating func addLink(_ node: RawSyntax, _ chain: inout Chain) -> RawSyntax? {
    switch node.kind {
    case .memberAccessExpr:
      guard let access = AccessNode(node), let base = access.base else { return nil }
      let name = access.name.rawText.withoutBackticks
      if name == "self" {
        if links.count == chain.mark { chain.isMetatype = true }
      } else {
        noteTrigger(name, &chain)
        if chain.trigger == nil, LookupCalls.holds(name) { chain.trigger = links.count }
        links.append(.member(name))
      }
      return base
    case .functionCallExpr:
      guard let call = CallNode(node) else { return nil }
      links.append(.call(call))
      return call.called
    case .subscriptCallExpr:
      guard let call = RawSubscriptCallExprSyntax(node) else { return nil }
      links.append(.subscripting(call))
      return call.calledExpression.raw
    case .postfixIfConfigExpr:
      guard let conditional = RawPostfixIfConfigExprSyntax(node), let base = conditional.base?.raw
      else { return nil }
      links.append(.conditional(conditional))
      return base
    case .optionalChainingExpr: return RawOptionalChainingExprSyntax(node)?.expression.raw
    case .forceUnwrapExpr: return RawForceUnwrapExprSyntax(node)?.expression.raw
    case .genericSpecializationExpr:
      return RawGenericSpecializationExprSyntax(node)?.expression.raw
    case .tupleExpr:
      guard
        let inner = ExpressionShape.insideParentheses(node).map({
          ExpressionShape.throughEffects($0)
        })
      else {
        return nil
      }
      return ExpressionShape.isChain(inner) || inner.kind == .tupleExpr ? inner : nil
    default: return nil
    }
  }

  /// Notes the call of a name, where that is of interest by itself.
  private func noteTrigger(_ name: SyntaxText, _ chain: inout Chain) {
    guard links.count > chain.mark, chain.trigger == nil, case .call(let call)? = links.last,
      LookupCalls.holds(name, call)
    else { return }
    chain.trigger = links.count - 1
  }

  private mutating func root(_ token: RawSyntaxTokenView, name: SyntaxText, mark: Int) -> Chain.Root
  {
    switch token.rawKind {
    case .identifier: break
    case .keyword:
      if name == "self" { return .selfValue }
      if name == "Self" { return .selfType }
      if name == "Any" { return .ignored }
    case .dollarIdentifier: return .dollar
    default: return .ignored
    }
    let name = name.withoutBackticks
    guard !name.isEmpty else { return .ignored }
    if name == "type", let argument = typeOfArgument(mark) {
      return argument == "self" ? .selfType : .opaque
    }
    let number = scopes.number(of: name)
    return name.beginsUppercase ? .type(number) : .name(number)
  }

  /// The text of what `type(of:)` is asked about, where the innermost call is that.
  private func typeOfArgument(_ mark: Int) -> SyntaxText? {
    guard links.count > mark, case .call(let call)? = links.last,
      let argument = ExpressionShape.onlyArgument(of: call), argument.labelText == "of"
    else { return nil }
    guard argument.expression.kind == .declReferenceExpr else { return "" }
    return NameNode.name(argument.expression)?.rawText
  }
}
