internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalker {
  /// Notes a chain as a use where it reaches for something that is not local.
  mutating func record(_ chain: Chain, _ expectation: Expectation, _ role: UseFact.Role) {
    var isWanted = false
    var flags = UseFact.Flags(rawValue: 0)
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
    var flags = result.isSubscripted ? flags.union(.isSubscripted) : flags
    if isHandedOn(chain, expectation) { flags.insert(.isHandedOn) }
    // `Foo.self` names a type and reaches for nothing.
    let isBareType = spelling.count == 1 && !result.isCalled && chain.isMetatype
    if !isBareType, let offset = start(of: chain) {
      use(at: offset, role: role, flags: flags) { walker in
        walker.context(of: chain, expectation)
      }
    }
    if result.isCut, chain.trigger != nil, !isTriggerSpelled(chain) {
      recordTrigger(of: chain, expectation)
    }
  }

  /// Where the first character of a chain stands.
  private func start(of chain: Chain) -> Int? {
    switch chain.root {
    case .type, .name, .selfValue, .selfType:
      guard let offset = source.offset(of: chain.leafName) else { return nil }
      let isEscaped = offset > 0 && source.bytes[offset - 1] == UInt8(ascii: "`")
      return isEscaped ? offset - 1 : offset
    default: return source.start(of: chain.leaf)
    }
  }

  /// The call of a chain that is of interest whatever it is called on.
  private func trigger(of chain: Chain) -> CallNode? {
    guard let trigger = chain.trigger, case .call(let call) = links[trigger] else { return nil }
    return call
  }

  /// The context of a chain that begins with a name.
  private mutating func context(of chain: Chain, _ expectation: Expectation) -> Int32 {
    if let trigger = trigger(of: chain) {
      if let type = LookupCalls.typeArgument(of: trigger) {
        return contexts.index(.typeArgument, type: type)
      }
      if case .written(let type) = expectation,
        ExpressionShape.calledName(trigger.called) == "resolve"
      {
        return contexts.index(.writtenType, type: type)
      }
    }
    switch expectation {
    case .cast(let type): return contexts.index(.cast, type: type)
    case .argument
    where isFieldOfDependencies(chain) || makesIdentifier(chain) || begins(chain, with: "Bundle"):
      return context(of: expectation)
    case .argument(_, let label, _)
    where isLabelOfNotification(label) || isDeadline(label) && begins(chain, with: "Date")
      || begins(chain, with: "Locale") || isSender(label) && beginsWithDevice(chain):
      return context(of: expectation)
    case .local where makesIdentifier(chain), .interpolated where makesIdentifier(chain):
      return context(of: expectation)
    case .assigned
    where makesIdentifier(chain)
      || ["Date", "Locale", "TimeZone"].contains(where: { begins(chain, with: $0) }):
      return context(of: expectation)
    default: return surroundings.field
    }
  }

  /// Whether an argument may name a notification: what is observed tells what an observer is for.
  func isLabelOfNotification(_ label: RawSyntax?) -> Bool {
    guard let text = label?.tokenView?.rawText.withoutBackticks else { return false }
    return NotificationLabel(rawValue: String(syntaxText: text)) != nil
  }

  /// Whether an argument says whose notifications are meant.
  private func isSender(_ label: RawSyntax?) -> Bool { label?.tokenView?.rawText == "object" }

  /// Whether a chain begins with the program or the device, of which there is one.
  private func beginsWithDevice(_ chain: Chain) -> Bool {
    ["NSApp", "NSApplication", "UIApplication", "UIDevice"].contains { begins(chain, with: $0) }
  }

  /// Whether an argument may be the time until which a function waits.
  private func isDeadline(_ label: RawSyntax?) -> Bool {
    guard let text = label?.tokenView?.rawText else { return false }
    return text == "until" || text == "before"
  }

  /// Whether a chain makes a random identifier; what takes it tells whether that matters.
  private func makesIdentifier(_ chain: Chain) -> Bool {
    guard case .type = chain.root else { return false }
    return ["UUID", "NSUUID"].contains(String(syntaxText: chain.leafName))
  }

  /// Whether a chain begins with a type of this name: what takes its value tells what for.
  private func begins(_ chain: Chain, with type: String) -> Bool {
    guard case .type = chain.root else { return false }
    return String(syntaxText: chain.leafName) == type
  }

  /// Whether a chain reads a field of the type's `Dependencies`, which may only be handed on.
  private mutating func isFieldOfDependencies(_ chain: Chain) -> Bool {
    switch chain.root {
    case .name(let name): scopes.isDependency(name)
    case .selfValue: reachesDependencies(chain)
    default: false
    }
  }

  /// Notes a call or member that is of interest whatever it is asked of.
  private mutating func recordTrigger(of chain: Chain, _ expectation: Expectation) {
    guard let offset = start(of: chain), let step = step(of: chain) else { return }
    if isTriggerSpelled(chain) {
      _ = spell(chain)
    } else {
      // The name and its call alone, on something that is not a chain of names.
      links += step
      _ = spell(
        Chain(root: .opaque, leaf: chain.leaf, leafName: "", mark: links.count - step.count))
      links.removeLast(step.count)
    }
    let flags: UseFact.Flags = isHandedOn(chain, expectation) ? .isHandedOn : []
    use(at: offset, role: .read, flags: flags) { walker in walker.context(of: chain, expectation) }
  }

  /// The links of what is of interest: a member, with the call of it in front.
  private func step(of chain: Chain) -> [Chain.Link]? {
    guard let trigger = chain.trigger, trigger < links.count else { return nil }
    if case .member = links[trigger] { return [links[trigger]] }
    guard trigger + 1 < links.count, case .member = links[trigger + 1] else { return nil }
    return [links[trigger], links[trigger + 1]]
  }

  /// Whether the call is among the components that ``spell(_:)`` writes.
  private func isTriggerSpelled(_ chain: Chain) -> Bool {
    guard let trigger = chain.trigger else { return false }
    switch chain.root {
    // What follows these says nothing of the base, and the name alone is enough.
    case .dollar, .selfValue: return false
    case .type, .name, .selfType, .implicit, .ignored, .opaque: break
    }
    var members = 1
    for link in links[trigger...] {
      switch link {
      case .subscripting, .conditional: return false
      case .member: members += 1
      case .call: break
      }
    }
    return members <= Spelling.limit
  }

  /// Whether a chain is `self.dependencies` or the like.
  private mutating func reachesDependencies(_ chain: Chain) -> Bool {
    guard links.count > chain.mark, case .member(let name)? = links.last else { return false }
    let number = scopes.number(of: name)
    return scopes.isDependency(number)
  }

  /// Whether a chain is the right side of `self.dependencies = dependencies`.
  private mutating func isHandedOver(_ chain: Chain, _ expectation: Expectation) -> Bool {
    guard links.count == chain.mark, case .assigned(let left) = expectation,
      let access = RawMemberAccessExprSyntax(left),
      let base = access.base.flatMap({ RawDeclReferenceExprSyntax($0) }),
      base.baseName.text == "self"
    else { return false }
    let name = scopes.number(of: access.declName.baseName.name)
    return scopes.isDependency(name)
  }
}
