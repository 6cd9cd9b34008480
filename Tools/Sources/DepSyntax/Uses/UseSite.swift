import DepModel
package import SwiftSyntax

/// The expression that uses a hidden dependency, and what is done with it.
package struct UseSite {
  package let source: ParsedSource
  /// The whole of what is to be replaced, with the call if it is one.
  package let node: ExprSyntax
  /// The next component of the chain as the facts write it; nil where it is used as a whole.
  package let next: String?
  /// Whether something behind the next component changes what it is.
  package let isMutated: Bool
  package let surroundings: Surroundings
  let sdk: SDKKnowledge

  init(
    source: ParsedSource, node: ExprSyntax, next: String?, isMutated: Bool, sdk: SDKKnowledge
  ) {
    self.source = source
    self.node = node
    self.next = next
    self.isMutated = isMutated
    surroundings = Surroundings(of: node)
    self.sdk = sdk
  }

  package var member: MemberSite? { surroundings.member.map { MemberSite($0) } }

  /// The closures around it, from the outermost to the innermost.
  package var closures: [ClosureSite] { surroundings.closures.map { ClosureSite(node: $0) } }

  /// Whether a `try` marks this call alone, which would be a warning for one that cannot throw.
  package var isTried: Bool {
    node.is(FunctionCallExprSyntax.self) && node.parent?.is(TryExprSyntax.self) == true
  }

  /// Whether a `try` stands further out in the same statement, which may mean this call or another.
  package var mayBeTried: Bool {
    var parent = node.parent
    while let current = parent, !current.is(CodeBlockItemSyntax.self),
      !current.is(ClosureExprSyntax.self), !current.is(MemberBlockItemSyntax.self)
    {
      if current.is(TryExprSyntax.self) { return true }
      parent = current.parent
    }
    return false
  }

  /// The labels of the initializer of the type to which another one passes it as an argument, where
  /// other code can call that: `init(store:)`.
  package var initializerThatTakesIt: String? {
    guard closures.isEmpty, let list = node.parent?.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "self.init",
      let own = member?.node.as(InitializerDeclSyntax.self),
      let members = own.parent?.parent?.as(MemberBlockItemListSyntax.self)
    else { return nil }
    let site = CallSite(node: call, source: source)
    let others = members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter {
      $0.id != own.id
    }
    let taking = others.map {
      InitializerSite(node: $0, source: source, isInExtension: false, isConditional: false)
    }.filter { !$0.isHidden && !$0.isDelegating && $0.mayTake(site) }
    return taking.count == 1 ? taking[0].labels.map { $0 + ":" }.joined() : nil
  }

  package enum CastType {
    /// One that is there in any case: `NSData(…) as Data`.
    case plain
    case optional
  }

  /// Whether a call takes it as it stands: `String(cString: getenv("HOME"))`.
  package var isArgument: Bool {
    node.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.is(FunctionCallExprSyntax.self) == true
  }

  /// Whether the code takes it for something of another type: `Desk.shared as? Desk`.
  package var isCast: Bool {
    guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id else {
      return false
    }
    return list.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
  }

  /// What `as` behind it names; nil for no cast, and for a type of which the form does not tell.
  package var castType: CastType? {
    let marked = node.parent?.as(TryExprSyntax.self).map { ExprSyntax($0) } ?? node
    guard let list = marked.parent?.as(ExprListSyntax.self), list.first?.id == marked.id,
      let cast = list.dropFirst().first?.as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil,
      let type = list.dropFirst(2).first?.as(TypeExprSyntax.self)?.type
    else { return nil }
    if type.is(OptionalTypeSyntax.self) { return .optional }
    return type.as(IdentifierTypeSyntax.self)?.genericArgumentClause == nil
      && type.is(IdentifierTypeSyntax.self) ? .plain : nil
  }

  /// The call that it is; nil for a name or a member.
  package var call: CallSite? {
    node.as(FunctionCallExprSyntax.self).map { CallSite(node: $0, source: source) }
  }

  /// What it asks a member of: `calendar` in `calendar.isDateInToday(day)`.
  package var receiver: ExprSyntax? {
    let called = node.as(FunctionCallExprSyntax.self)?.calledExpression ?? node
    return called.as(MemberAccessExprSyntax.self)?.base
  }

  /// Whether it asks a path of names or a calendar made in place, which the code may ask twice.
  package var isAskedOfPath: Bool {
    var base = receiver
    while let access = base?.as(MemberAccessExprSyntax.self), access.base != nil {
      base = access.base
    }
    let made = base?.as(FunctionCallExprSyntax.self)?.calledExpression
    return (made ?? base)?.as(DeclReferenceExprSyntax.self)
      .map { made == nil || $0.baseName.text == "Calendar" } == true
  }

  /// The name of the member that it calls; nil where it calls none.
  package var calledMember: String? { call?.node.calledName }

  /// Whether a comment stands in what is replaced whatever takes its place; the arguments of a call
  /// may stay, and trailing closures do.
  package var containsComment: Bool {
    (call?.losesComment ?? node.containsComment) || isAssignedBehindComment
  }

  package var isSubscripted: Bool { node.parent?.is(SubscriptCallExprSyntax.self) == true }

  /// Whether it names a function by its labels, as `Store.load(from:)` does.
  package var namesArguments: Bool {
    node.as(MemberAccessExprSyntax.self)?.declName.argumentNames != nil
  }

  /// Whether it is called, and nothing is passed.
  package var isCalledWithoutArguments: Bool {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == node.id
    else { return false }
    return call.arguments.isEmpty && call.trailingClosure == nil
  }

  /// Whether the place does nothing but assign to it: `x.name = "…"`.
  package var isAssigned: Bool { assignedValue != nil }

  /// Whether it is an operand of `===` or `!==`.
  package var isComparedByIdentity: Bool {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
    return list.contains {
      ["===", "!=="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
    }
  }

  /// What is asked of the local constant that it is bound to; nil where that is used as a whole.
  package var membersOfConstant: Set<RequiredMember>? { LocalAlias.members(of: node, sdk) }

  /// The functions in whose arguments it stands, up to its statement or the closure around it.
  package var receivers: [String] { receivers(isInText: true) }

  /// Those in whose arguments it stands inside of a text: `log` of `log("\(count)")`.
  package var receiversOfText: [String] { receivers(isInText: false) }

  /// `isInText` tells whether it counts as text from the beginning.
  private func receivers(isInText: Bool) -> [String] {
    var names: [String] = []
    var isInText = isInText
    var current = node.parent
    while let parent = current, !parent.is(CodeBlockItemSyntax.self),
      !parent.is(ClosureExprSyntax.self)
    {
      isInText = isInText || parent.is(ExpressionSegmentSyntax.self)
      if isInText, let call = parent.as(FunctionCallExprSyntax.self) {
        names.append(call.calledName)
      }
      current = parent.parent
    }
    return names
  }

  /// The name before `??` where the expression stands right behind it: `store ?? Store()`.
  package var nameBeforeFallback: String? {
    Self.nameBefore(Syntax(call.map { ExprSyntax($0.node) } ?? node))
  }

  /// The name before `??` where a closure around it stands right behind that:
  /// `makeTimer ?? { Timer() }`.
  package var nameBeforeFallbackClosure: String? {
    closures.first.flatMap { Self.nameBefore(Syntax($0.node)) }
  }

  private static func nameBefore(_ whole: Syntax) -> String? {
    guard let list = whole.parent?.as(ExprListSyntax.self).map(Array.init),
      let index = list.firstIndex(where: { $0.id == whole.id }), index >= 2,
      list[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    else { return nil }
    return list[index - 2].as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Whether an `await` stands before the expression that it is part of.
  package var isAwaited: Bool {
    var current = node.parent
    while let parent = current, !parent.is(CodeBlockItemSyntax.self),
      !parent.is(ClosureExprSyntax.self)
    {
      if parent.is(AwaitExprSyntax.self) { return true }
      current = parent.parent
    }
    return false
  }

  /// Whether the dependencies are a parameter or a constant there.
  package var isInInitializer: Bool {
    guard let member else { return false }
    return member.isInitializer
      || surroundings.isInitialValue && member.isProperty && !member.modifiers.contains("lazy")
  }

  /// Whether something else is called `dependencies` around it.
  package var isShadowed: Bool {
    guard let member, !member.isInitializer, source.mentions("dependencies", in: member.node) else {
      return false
    }
    return member.binds("dependencies")
  }
}
