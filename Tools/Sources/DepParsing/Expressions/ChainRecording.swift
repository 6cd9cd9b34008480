internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Notes a chain as a use where it reaches for something that is not local.
  mutating func record(_ chain: Chain, _ expectation: Expectation, _ role: UseFact.Role) {
    var isWanted = false
    var flags: UseFact.Flags = []
    switch chain.root {
    case .type(let name):
      if scopes.isGeneric(name) { flags = .isGenericParameter }
      isWanted = !scopes.isLocal(name)
    case .name(let name):
      isWanted =
        !scopes.isBound(name)
        || (scopes.isDependency(name) && !isHandedOver(chain, expectation))
    case .selfType: isWanted = true
    case .selfValue: isWanted = reachesDependencies(chain)
    case .implicit:
      recordImplicit(chain, expectation, role)
      return
    case .dollar, .ignored, .opaque: break
    }
    if isWanted {
      recordNamed(chain, expectation, role, flags)
    } else if chain.trigger != nil {
      recordTrigger(of: chain, expectation)
    }
  }

  private mutating func recordNamed(
    _ chain: Chain, _ expectation: Expectation, _ role: UseFact.Role, _ flags: UseFact.Flags
  ) {
    let result = spell(chain)
    // `Foo.self` names a type and reaches for nothing.
    let isBareType = spelling.count == 1 && !result.isCalled && chain.isMetatype
    if !isBareType, let offset = source.start(of: chain.leaf) {
      use(at: offset, role: role, flags: flags) { walker in
        walker.context(of: chain, expectation)
      }
    }
    if result.isCut, chain.trigger != nil, !isTriggerSpelled(chain) {
      recordTrigger(of: chain, expectation)
    }
  }

  /// The call of a chain that is of interest whatever it is called on.
  private func trigger(of chain: Chain) -> RawFunctionCallExprSyntax? {
    chain.trigger.flatMap { RawFunctionCallExprSyntax(self.chain[$0]) }
  }

  /// The context of a chain that begins with a name.
  private func context(of chain: Chain, _ expectation: Expectation) -> UseContext? {
    if let trigger = trigger(of: chain) {
      if let type = Self.typeArgument(of: trigger) {
        return UseContext(kind: .typeArgument, text: TypeText.of(type))
      }
      if case .written(let type) = expectation,
        Look.calledName(trigger.calledExpression.raw) == "resolve"
      {
        return UseContext(kind: .writtenType, text: TypeText.of(type))
      }
    }
    guard case .cast(let type) = expectation else { return nil }
    return UseContext(kind: .cast, text: TypeText.of(type))
  }

  /// Notes a call that is of interest by its name, whatever it is called on.
  private mutating func recordTrigger(of chain: Chain, _ expectation: Expectation) {
    guard let offset = source.start(of: chain.leaf), let trigger = trigger(of: chain),
      Look.called(trigger.calledExpression.raw).kind == .memberAccessExpr
    else { return }
    if !isTriggerSpelled(chain) {
      spellAlone(trigger)
    } else {
      _ = spell(chain)
    }
    use(at: offset, role: .read) { walker in walker.context(of: chain, expectation) }
  }

  /// Spells a call on something that is not a chain of names.
  private mutating func spellAlone(_ trigger: RawFunctionCallExprSyntax) {
    let mark = chain.count
    chain.append(trigger.raw)
    chain.append(Look.called(trigger.calledExpression.raw))
    _ = spell(Chain(root: .opaque, leaf: trigger.raw, mark: mark))
    chain.removeLast(chain.count - mark)
  }

  /// Whether the call is among the components that ``spell(_:)`` writes.
  private func isTriggerSpelled(_ chain: Chain) -> Bool {
    guard let trigger = chain.trigger else { return false }
    if case .dollar = chain.root { return false }
    var members = 1
    for node in self.chain[trigger...] {
      switch node.kind {
      case .subscriptCallExpr, .postfixIfConfigExpr: return false
      case .memberAccessExpr: members += 1
      default: break
      }
    }
    return members <= Spelling.limit
  }

  /// Whether a chain is `self.dependencies` or the like.
  private mutating func reachesDependencies(_ chain: Chain) -> Bool {
    guard self.chain.count > chain.mark, let next = self.chain.last,
      let member = RawMemberAccessExprSyntax(next)?.declName.baseName
    else { return false }
    let name = scopes.number(of: member.name)
    return scopes.isDependency(name)
  }

  /// Whether a chain is the right side of `self.dependencies = dependencies`.
  private mutating func isHandedOver(_ chain: Chain, _ expectation: Expectation) -> Bool {
    guard self.chain.count == chain.mark, case .assigned(let left) = expectation,
      let access = RawMemberAccessExprSyntax(left),
      let base = access.base.flatMap({ RawDeclReferenceExprSyntax($0) }),
      base.baseName.text == "self"
    else { return false }
    let name = scopes.number(of: access.declName.baseName.name)
    return scopes.isDependency(name)
  }
}
