@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Reads the arguments and closures of a chain, from its beginning to its end.
  mutating func walkParts(of chain: Chain) {
    if case .opaque = chain.root, chain.leaf.kind != .declReferenceExpr, !isTypeInBrackets(chain) {
      walkExpression(chain.leaf)
    }
    var index = links.count - 1
    while index >= chain.mark {
      switch links[index] {
      case .member: break
      case .call(let call):
        walkArguments(call.arguments, of: call.node)
        walkClosures(call.closure, call.otherClosures)
      case .subscripting(let call):
        walkArguments(call.arguments.raw, of: nil)
        walkClosures(call.trailingClosure?.raw, call.additionalTrailingClosures.raw)
      case .conditional(let conditional): walkBranches(conditional.config.raw)
      }
      index -= 1
    }
  }

  /// Whether a chain begins with a type such as `[Foo]` in `[Foo]()`, which is no use of `Foo`.
  private func isTypeInBrackets(_ chain: Chain) -> Bool {
    if chain.isMetatype { return true }
    guard chain.leaf.kind == .arrayExpr || chain.leaf.kind == .dictionaryExpr,
      links.count > chain.mark
    else { return false }
    switch links[links.count - 1] {
    case .call: return true
    case .member(let name): return name == "init"
    default: return false
    }
  }

  /// Reads the arguments of a call; without a callee nothing is known about their types.
  mutating func walkArguments(_ list: RawSyntax, of call: RawSyntax?) {
    guard let nodes = list.nodes else { return }
    let outerField = surroundings.field
    let notesField = makesDependencies(call) || callsNoted(call)
    var index: Int32 = 0
    for case let argument? in nodes {
      guard let argument = ArgumentNode(argument) else { continue }
      if let call {
        let expectation = Expectation.argument(call: call, label: argument.label, index: index)
        if notesField { surroundings.field = context(of: expectation) }
        walkExpression(argument.expression, expectation)
      } else {
        walkExpression(argument.expression)
      }
      index += 1
    }
    surroundings.field = outerField
  }

  /// Whether a call inside of a struct `Dependencies` makes one: `Self(now: { Date() })`.
  private func makesDependencies(_ call: RawSyntax?) -> Bool {
    guard surroundings.isInDependencies, surroundings.field < 0, let call,
      call.kind == .functionCallExpr, let call = CallNode(call),
      let name = ExpressionShape.calledName(call.called)
    else { return false }
    return name == "Self" || name == "Dependencies" || name == "init"
  }

  /// Whether what is passed to a call means something else than it does by itself.
  private func callsNoted(_ call: RawSyntax?) -> Bool {
    guard surroundings.field < 0, let call, call.kind == .functionCallExpr,
      let call = CallNode(call), let name = ExpressionShape.calledName(call.called)
    else { return false }
    return LookupCalls.notesArguments(of: name)
  }

  mutating func walkClosures(_ first: RawSyntax?, _ others: RawSyntax) {
    if let first { walkExpression(first) }
    guard let nodes = others.nodes else { return }
    for case let other? in nodes {
      guard let other = RawMultipleTrailingClosureElementSyntax(other) else { continue }
      walkExpression(other.closure.raw)
    }
  }
}
