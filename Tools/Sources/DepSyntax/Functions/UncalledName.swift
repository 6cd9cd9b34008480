import DepModel
import SwiftSyntax

/// Finds places that name a function and do not call it: `names.map(tidy)`.
final class UncalledName: SyntaxVisitor {
  private let name: String
  private var isFound = false

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func stands(_ name: String, in member: DeclSyntax) -> Bool {
    let finder = UncalledName(name)
    finder.walk(member)
    return finder.isFound && !BoundNames.of(member).contains(name)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .visitChildren }
    var whole = Syntax(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      guard access.base?.trimmedDescription == "Self" else { return .visitChildren }
      whole = Syntax(access)
    }
    if let generic = whole.parent?.as(GenericSpecializationExprSyntax.self) {
      whole = Syntax(generic)
    }
    let call = whole.parent?.as(FunctionCallExprSyntax.self)
    if call?.calledExpression.id != whole.as(ExprSyntax.self)?.id { isFound = true }
    return .visitChildren
  }
}
