import DepModel
import SwiftSyntax

/// Finds where the `Dependencies` of types are made.
final class ConstructionFinder: SyntaxVisitor {
  private let source: ParsedSource
  /// The type around the code where that is a `Dependencies` struct itself.
  private let around: String
  private var found: [ConstructionSite] = []
  private var members: [DeclSyntax] = []
  private var closures: [ClosureExprSyntax] = []

  private init(source: ParsedSource, around: String) {
    self.source = source
    self.around = around
    super.init(viewMode: .sourceAccurate)
  }

  /// Those between the braces of a type.
  static func all(
    in members: MemberBlockSyntax, source: ParsedSource, around: String = ""
  ) -> [ConstructionSite] {
    let finder = ConstructionFinder(source: source, around: around)
    for member in members.members {
      if finder.around.isEmpty, let structure = member.decl.as(StructDeclSyntax.self),
        structure.name.text == "Dependencies"
      {
        let inner = ConstructionFinder(source: source, around: "Dependencies")
        inner.walk(structure.memberBlock)
        finder.found += inner.found
      } else {
        finder.members = [member.decl]
        finder.walk(member.decl)
      }
    }
    return finder.found
  }

  // The code of other types has another `self`.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    closures.append(node)
    return .visitChildren
  }

  override func visitPost(_ node: ClosureExprSyntax) { closures.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if members.isEmpty || members.first?.is(IfConfigDeclSyntax.self) == true {
      members = [DeclSyntax(node)]
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = madeType(by: node) {
      let argument = outerArgument(of: node)
      found.append(
        ConstructionSite(
          call: node, outer: outerCall(of: node), label: argument?.label?.plainName,
          typeName: type, source: source,
          member: members.first, locals: Locals.before(Syntax(node)), closures: closures))
    } else if around.isEmpty, let type = calledType(by: node) {
      found.append(
        ConstructionSite(
          call: node, outer: nil, label: nil, typeName: type, isCall: true, source: source,
          member: members.first, locals: Locals.before(Syntax(node)), closures: closures))
    }
    return .visitChildren
  }

  /// The type whose initializer a call with parentheses names.
  private func calledType(by call: FunctionCallExprSyntax) -> String? {
    guard call.leftParen != nil, call.trailingClosure == nil,
      let path = call.calledExpression.namePath
    else { return nil }
    let name = path.hasSuffix(".init") ? String(path.dropLast(".init".count)) : path
    return name.lastName.isCapitalized && name != "Self" ? name : nil
  }

  /// The type whose `Dependencies` a call makes.
  private func madeType(by call: FunctionCallExprSyntax) -> String? {
    if let path = call.calledExpression.namePath {
      let name = path.hasSuffix(".init") ? String(path.dropLast(".init".count)) : path
      if name == "Dependencies" || around == "Dependencies" && name == "Self" { return "Self" }
      if name.hasSuffix(".Dependencies") { return String(name.dropLast(".Dependencies".count)) }
      return nil
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil,
      member.declName.baseName.text == "init"
    else { return nil }
    guard let outer = outerCall(of: call) else {
      return around == "Dependencies" ? resultType(of: Syntax(call)).map { _ in "Self" } : nil
    }
    if let path = outer.calledExpression.namePath,
      path.lastName.isCapitalized || path.hasSuffix(".init")
    {
      return path.hasSuffix(".init") ? String(path.dropLast(".init".count)) : path
    }
    return resultType(of: Syntax(outer))
  }

  /// The call that takes the struct as an argument with a label.
  private func outerCall(of call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
    outerArgument(of: call)?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  private func outerArgument(of call: FunctionCallExprSyntax) -> LabeledExprSyntax? {
    let argument = call.parent?.as(LabeledExprSyntax.self)
    return argument?.label == nil ? nil : argument
  }

  /// The type that is written for the value of a variable or the result of a function.
  private func resultType(of node: Syntax) -> String? {
    var node = node
    while let parent = node.parent {
      if let binding = parent.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription
      }
      let isPassing =
        parent.is(CodeBlockItemSyntax.self) || parent.is(CodeBlockItemListSyntax.self)
        || parent.is(CodeBlockSyntax.self) || parent.is(ReturnStmtSyntax.self)
        || parent.is(InitializerClauseSyntax.self) || parent.is(AccessorBlockSyntax.self)
      guard isPassing else { return nil }
      node = parent
    }
    return nil
  }
}
