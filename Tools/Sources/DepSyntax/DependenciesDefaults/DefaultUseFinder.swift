import DepModel
import SwiftSyntax

/// Finds where code of a type reaches a default for its dependencies.
final class DefaultUseFinder: SyntaxVisitor {
  private let root: SyntaxIdentifier
  private let source: ParsedSource
  /// Whether it is code of the struct itself, where a bare name is enough.
  private let isDependencies: Bool
  private let type: String
  private var uses: [DefaultUse] = []

  private init(_ root: Syntax, _ source: ParsedSource, isDependencies: Bool, type: String) {
    self.root = root.id
    self.source = source
    self.isDependencies = isDependencies
    self.type = type
    super.init(viewMode: .sourceAccurate)
  }

  /// The uses in a node; `type` is the name of the type that the dependencies belong to.
  static func uses(
    in node: Syntax, of type: String, source: ParsedSource, isDependencies: Bool = false
  ) -> [DefaultUse] {
    let finder = DefaultUseFinder(node, source, isDependencies: isDependencies, type: type)
    finder.walk(node)
    return finder.uses
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = DefaultName.of(ExprSyntax(node)), node.base != nil || !isArgumentOfAnother(node) {
      add(name, Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if isDependencies, let name = DefaultName(rawValue: node.baseName.text),
      node.parent?.is(MemberAccessExprSyntax.self) != true
        || node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(node).id
    {
      add(name, Syntax(node))
    }
    return .visitChildren
  }

  private func add(_ name: DefaultName, _ node: Syntax) {
    uses.append(
      DefaultUse(
        name: name.rawValue, file: source.file, offset: node.inner.lowerBound,
        text: node.trimmedDescription,
        isPlain: node.parent?.is(MemberAccessExprSyntax.self) != true))
  }

  /// Whether an implicit member is an argument of a call that makes another type.
  private func isArgumentOfAnother(_ node: MemberAccessExprSyntax) -> Bool {
    guard let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let called = call.calledExpression.trimmedDescription
    let parts = called.split(separator: ".").map(String.init)
    let name = parts.last == "init" ? parts.dropLast().last ?? "" : parts.last ?? ""
    return name.isCapitalized && name != "Self" && name != type.lastName && name != "Dependencies"
  }

  // MARK: Types inside of it with dependencies of their own

  private func step(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    guard node.id != root else { return .visitChildren }
    let isOwn = node.memberBlock.members.contains {
      $0.decl.as(StructDeclSyntax.self)?.name.text == "Dependencies"
    }
    return isOwn ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { step(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    // The parts of the struct are searched on their own.
    node.id != root && node.name.text == "Dependencies" ? .skipChildren : step(node)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { step(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { step(node) }
}
