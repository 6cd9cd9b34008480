import DepModel
package import SwiftSyntax

/// A constant that holds a singleton for the rest of a block: `let api = NetworkAPI.shared`.
package enum LocalAlias {
  /// What is asked of the constant, where it is never used as a whole; nil for anything else.
  static func members(of node: ExprSyntax, _ sdk: SDKKnowledge) -> Set<RequiredMember>? {
    guard let clause = node.parent?.as(InitializerClauseSyntax.self),
      let binding = clause.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.text == "let",
      let block = variable.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let collector = Collector(name: name, sdk)
    collector.walk(block)
    return collector.isWhole || collector.bindings != 1 ? nil : collector.members
  }

  /// The places at which code asks such a constant for a member; none where it changes one.
  static func places(of node: ExprSyntax, _ sdk: SDKKnowledge) -> [MemberAccessExprSyntax] {
    guard let members = members(of: node, sdk), members.allSatisfy({ !$0.isWritten }),
      let block = declaration(of: node)?.parent,
      let name = node.parent?.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
    else { return [] }
    let finder = MemberFinder(name: name)
    finder.walk(block)
    return finder.found
  }

  /// The statement that declares the constant, and nothing besides.
  static func declaration(of node: ExprSyntax) -> CodeBlockItemSyntax? {
    guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindings.count == 1, variable.attributes.isEmpty, variable.modifiers.isEmpty
    else { return nil }
    return variable.parent?.as(CodeBlockItemSyntax.self)
  }

  private final class MemberFinder: SyntaxVisitor {
    let name: String
    var found: [MemberAccessExprSyntax] = []

    init(name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name { found.append(node) }
      return .visitChildren
    }
  }

  private final class Collector: SyntaxVisitor {
    package let name: String
    package var members: Set<RequiredMember> = []
    package var isWhole = false
    package var bindings = 0
    private let sdk: SDKKnowledge

    package init(name: String, _ sdk: SDKKnowledge) {
      self.name = name
      self.sdk = sdk
      super.init(viewMode: .sourceAccurate)
    }

    package override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      if node.identifier.text == name { bindings += 1 }
      return .visitChildren
    }

    package override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      if (node.secondName ?? node.firstName).text == name { bindings += 1 }
      return .visitChildren
    }

    package override func visit(_ node: ClosureShorthandParameterSyntax)
      -> SyntaxVisitorContinueKind
    {
      if node.name.text == name { bindings += 1 }
      return .visitChildren
    }

    package override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == name, node.initializer == nil { isWhole = true }
      return .visitChildren
    }

    package override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.baseName.text == name else { return .visitChildren }
      if let member = node.parent?.as(MemberAccessExprSyntax.self) {
        if member.declName.id == node.id { return .visitChildren }
        members.insert(
          RequiredMember(
            name: Chains.component(of: member), isWritten: Chains.isChanged(member, sdk)))
      } else {
        isWhole = true
      }
      return .visitChildren
    }
  }
}

/// Chains of members in the tree.
package enum Chains {
  /// A member as the facts write it: `get(_:entityTag:)`, `current`.
  package static func component(of member: MemberAccessExprSyntax) -> String {
    let name = member.declName.baseName.text
    guard let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member.id
    else { return name }
    return name + labels(of: call)
  }

  /// The labels of a call as the facts write them: `(_:entityTag:)`.
  static func labels(of call: FunctionCallExprSyntax) -> String {
    var labels = call.arguments.map { ($0.label?.text ?? "_") + ":" }
    if call.trailingClosure != nil { labels.append("_:") }
    labels += call.additionalTrailingClosures.map { _ in "_:" }
    return "(\(labels.joined()))"
  }

  /// Whether what a chain begins with is changed: assigned to, passed inout, or mutated.
  static func isChanged(_ member: MemberAccessExprSyntax, _ sdk: SDKKnowledge) -> Bool {
    var node = ExprSyntax(member)
    while let parent = node.parent {
      if let outer = parent.as(MemberAccessExprSyntax.self), outer.base?.id == node.id {
        if sdk.isMutating(component(of: outer)) { return true }
        node = ExprSyntax(outer)
      } else if let call = parent.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id
      {
        return false
      } else if parent.is(SubscriptCallExprSyntax.self)
        || parent.is(OptionalChainingExprSyntax.self)
        || parent.is(ForceUnwrapExprSyntax.self), let expression = parent.as(ExprSyntax.self)
      {
        node = expression
      } else {
        return isAssigned(node, in: parent)
      }
    }
    return false
  }

  private static func isAssigned(_ node: ExprSyntax, in parent: Syntax) -> Bool {
    if parent.is(InOutExprSyntax.self) { return true }
    guard let list = parent.as(ExprListSyntax.self), let first = list.first, first.id == node.id,
      let second = list.dropFirst().first
    else { return false }
    if second.is(AssignmentExprSyntax.self) { return true }
    guard let name = second.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
  }
}
