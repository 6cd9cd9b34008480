import DepFacts
package import DepModel
package import DepPlan
package import DepSyntax
import SwiftSyntax

/// Decides for each hidden dependency of a type whether its place can be rewritten.
package struct UseClassifier {
  package let shape: TypeShape
  package let project: ProjectTrees
  package let designer: FieldDesigner

  package enum Verdict {
    case use(HiddenUse)
    case left(ReasonName, String)
  }

  package func verdict(on dependency: Dependency, finder: ExpressionFinder) -> Verdict {
    guard dependency.kind != .wrapper else {
      return .left(.propertyWrapper, "a wrapper fetches it; pass it to the initializer")
    }
    let isFunction = SingletonType.isFunction(dependency, in: project)
    guard let found = finder.find(dependency, isFunction: isFunction) else {
      return .left(.argumentsUnknown, "no closure stands for this form of it")
    }
    let surroundings = Surroundings(of: found.node)
    if let obstacle = surroundings.obstacle { return .left(obstacle.reason, obstacle.detail) }
    guard let member = surroundings.member else {
      return .left(.fileLevel, "no instance is there to hand it over")
    }
    if let left = refusal(of: member) { return left }
    if found.next == nil, found.node.isComparedByIdentity {
      return .left(.identityComparison, "an operand of '===' or '!=='")
    }
    if found.node.containsComment {
      return .left(.notUnderstood, "a comment stands inside of the expression")
    }
    switch designer.answer(for: dependency, at: found) {
    case .left(let reason, let detail): return .left(reason, detail)
    case .draft(let draft):
      if let left = refusal(of: dependency, found, draft) { return left }
      return .use(
        HiddenUse(
          dependency: dependency, source: finder.source, found: found,
          surroundings: surroundings, draft: draft))
    }
  }

  private func refusal(of member: DeclSyntax) -> Verdict? {
    let modifiers =
      member.asProtocol((any WithModifiersSyntax).self)?.modifiers.map { $0.name.text } ?? []
    if modifiers.contains("static") || modifiers.contains("class") {
      return .left(.staticMember, "a static member has no instance")
    }
    if member.is(EnumCaseDeclSyntax.self) || member.is(IfConfigDeclSyntax.self) {
      return .left(.notUnderstood, "it stands where no code of an instance runs")
    }
    let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes.names ?? []
    if !Set(attributes).isDisjoint(with: ["inlinable", "_alwaysEmitIntoClient", "_transparent"]) {
      return .left(.inlinableMember, "its body is compiled into callers of other modules")
    }
    return nil
  }

  private func refusal(
    of dependency: Dependency, _ found: ExpressionFinder.Found, _ draft: FieldDraft
  ) -> Verdict? {
    let isValue = draft.seam.map {
      let kind = project.model.types[$0].kind
      return kind == .struct || kind == .enum
    }
    if dependency.role != .read {
      if found.next == nil, found.node.parent?.is(SubscriptCallExprSyntax.self) != true {
        return .left(.assignedSingleton, "the field cannot be assigned for everybody")
      }
      let isObject = dependency.kind == .systemSingleton || dependency.kind == .singleton
      if isValue == true || !isObject && draft.seam == nil {
        return .left(.assignedThrough, "it is a value, and the field would hold a copy")
      }
    } else if isValue == true, draft.access == .provider, found.next?.hasSuffix(")") == true {
      return .left(.assignedThrough, "what is called may change it, and the field holds a copy")
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether it is an operand of `===` or `!==`.
  fileprivate var isComparedByIdentity: Bool {
    guard let list = parent?.as(ExprListSyntax.self) else { return false }
    return list.contains {
      ["===", "!=="].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
    }
  }
}
