import SwiftSyntax

extension UseSite {
  /// How many of the closures around it, from the outermost, stand around code that has unwrapped
  /// a weak `self` for it.
  package var closuresAroundUnwrappedSelf: Int {
    var current = Syntax(node)
    var isUnwrapped = false
    while let parent = current.parent, !current.is(MemberBlockItemSyntax.self),
      !current.is(DeclSyntax.self) || current.is(VariableDeclSyntax.self)
    {
      isUnwrapped = isUnwrapped || parent.unwrapsSelf(for: current)
      if let closure = parent.as(ClosureExprSyntax.self), isUnwrapped {
        return 1 + (surroundings.closures.firstIndex { $0.id == closure.id } ?? -1)
      }
      current = parent
    }
    return 0
  }
}

extension Syntax {
  /// Whether what stands before a child, or in the condition of its branch, unwraps `self`.
  fileprivate func unwrapsSelf(for child: Syntax) -> Bool {
    if let list = self.as(CodeBlockItemListSyntax.self) {
      return list.lazy.prefix { $0.position < child.position }.contains {
        $0.item.as(GuardStmtSyntax.self)?.conditions.contains(where: \.bindsSelf) == true
      }
    }
    if let list = self.as(ConditionElementListSyntax.self) {
      return list.lazy.prefix { $0.position < child.position }.contains(where: \.bindsSelf)
    }
    guard let branch = self.as(IfExprSyntax.self), branch.body.id == child.id else { return false }
    return branch.conditions.contains(where: \.bindsSelf)
  }
}

extension ConditionElementSyntax {
  /// `let self` or `let self = self`.
  fileprivate var bindsSelf: Bool {
    guard let binding = condition.as(OptionalBindingConditionSyntax.self) else { return false }
    let value = binding.initializer?.value.trimmedDescription ?? "self"
    return binding.pattern.trimmedDescription == "self" && value == "self"
  }
}
