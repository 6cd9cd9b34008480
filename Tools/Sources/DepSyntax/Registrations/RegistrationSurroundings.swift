import DepFacts
import DepModel
import SwiftSyntax

/// What stands around a registration, and whether it runs once and always.
struct RegistrationSurroundings {
  /// Names that exist only there: parameters, local constants, members of an instance.
  private(set) var names: Set<String> = []
  private(set) var memberNames: Set<String> = []
  private(set) var obstacle: Registration.Obstacle?
  private(set) var isOnMainActor = false
  /// Where the body begins of the function that registers.
  private(set) var functionStart: Int?
  private(set) var listStart = 0

  init(_ node: some SyntaxProtocol, source: ParsedSource, project: ProjectTrees) {
    names = Set(Locals.before(Syntax(node)).map(\.name))
    if let receiver = node.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)
    {
      names.remove(receiver.baseName.text)
    }
    var child = Syntax(node)
    while let parent = child.parent {
      note(parent, child, source, project)
      if parent.is(CodeBlockItemSyntax.self) { listStart = parent.inner.lowerBound }
      child = parent
    }
    names.formUnion(memberNames)
  }

  private mutating func note(
    _ node: Syntax, _ child: Syntax, _ source: ParsedSource, _ project: ProjectTrees
  ) {
    if let attributed = node.asProtocol((any WithAttributesSyntax).self),
      attributed.attributes.names.contains("MainActor")
    {
      isOnMainActor = true
    }
    if let function = node.as(FunctionDeclSyntax.self) {
      if functionStart == nil {
        functionStart = function.body?.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
      }
    } else if let block = node.as(MemberBlockSyntax.self), memberNames.isEmpty {
      memberNames = Set(block.members.flatMap(\.decl.declaredNames))
    } else if let name = node.asProtocol((any NamedDeclSyntax).self)?.name.text,
      node.asProtocol((any DeclGroupSyntax).self) != nil,
      let type = project.scope.type(named: name, in: nil, file: source.file)
    {
      isOnMainActor = isOnMainActor || project.scope.isLikelyOnMainActor(type)
    } else if let condition = Self.condition(node, child) {
      refuse("the registration stands in \(condition)")
    }
  }

  private static func condition(_ node: Syntax, _ child: Syntax) -> String? {
    if node.is(IfExprSyntax.self) || node.is(SwitchExprSyntax.self)
      || node.is(TernaryExprSyntax.self)
    {
      return "a condition"
    }
    if node.is(ForStmtSyntax.self) || node.is(WhileStmtSyntax.self)
      || node.is(RepeatStmtSyntax.self)
    {
      return "a loop"
    }
    if node.is(IfConfigClauseSyntax.self) { return "a branch of '#if'" }
    guard let closure = node.as(ClosureExprSyntax.self) else { return nil }
    let call = closure.parent?.as(FunctionCallExprSyntax.self)
    let isCalledAtOnce = call?.calledExpression.is(ClosureExprSyntax.self) == true
    let isOfType = call?.calledExpression.lastCalledName?.isCapitalized == true
    return isCalledAtOnce || isOfType ? nil : "a closure"
  }

  private mutating func refuse(_ detail: String) {
    if obstacle == nil { obstacle = .init(kind: .atRunTime, detail: detail) }
  }
}
