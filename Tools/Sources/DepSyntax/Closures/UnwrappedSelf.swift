import SwiftSyntax

/// A weak `self` that the code around a place has unwrapped.
package struct UnwrappedSelf {
  /// What the code calls it: `self`, or `strongSelf` in older code.
  package let name: String
  /// How many of the closures around the place, from the outermost, stand around that code.
  package let closures: Int

  init?(around site: UseSite) {
    var current = Syntax(site.node)
    var name: String?
    while let parent = current.parent, !current.is(MemberBlockItemSyntax.self),
      !current.is(DeclSyntax.self) || current.is(VariableDeclSyntax.self)
    {
      name = name ?? parent.nameOfUnwrappedSelf(for: current)
      if let closure = parent.as(ClosureExprSyntax.self), let name {
        // Something else may have the name at the place.
        guard name == "self" || Bindings.count(of: name, in: closure) == 1 else { return nil }
        self.name = name
        closures =
          1 + (site.surroundings.closures.firstIndex { $0.id == closure.id } ?? -1)
        return
      }
      current = parent
    }
    return nil
  }
}

extension UseSite {
  package var unwrappedSelf: UnwrappedSelf? { UnwrappedSelf(around: self) }
}

extension Syntax {
  /// What the conditions before a child, or those of its branch, bind `self` to.
  fileprivate func nameOfUnwrappedSelf(for child: Syntax) -> String? {
    if let list = self.as(CodeBlockItemListSyntax.self) {
      return list.lazy.prefix { $0.position < child.position }.compactMap {
        $0.item.as(GuardStmtSyntax.self)?.conditions.nameOfSelf
      }.first
    }
    if let list = self.as(ConditionElementListSyntax.self) {
      return list.lazy.prefix { $0.position < child.position }.compactMap(\.nameOfSelf).first
    }
    guard let branch = self.as(IfExprSyntax.self), branch.body.id == child.id else { return nil }
    return branch.conditions.nameOfSelf
  }
}

extension ConditionElementListSyntax {
  fileprivate var nameOfSelf: String? { lazy.compactMap(\.nameOfSelf).first }
}

extension ConditionElementSyntax {
  /// `let self`, `let self = self` or `let strongSelf = self`.
  fileprivate var nameOfSelf: String? {
    guard let binding = condition.as(OptionalBindingConditionSyntax.self),
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      binding.initializer?.value.trimmedDescription ?? pattern.identifier.text == "self"
    else { return nil }
    return pattern.identifier.text
  }
}

extension ClosureSite {
  /// Whether it asks what it has unwrapped for one of these members, without waiting for an actor.
  package func asks(_ name: String, for members: Set<String>) -> Bool {
    MemberReads.of(name, in: node).contains(where: members.contains)
  }
}

/// The members that code asks of a name without `await`.
private final class MemberReads: SyntaxVisitor {
  private let name: String
  private var members: Set<String> = []

  static func of(_ name: String, in closure: ClosureExprSyntax) -> Set<String> {
    let reads = MemberReads(name)
    reads.walk(closure.statements)
    return reads.members
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // Another closure may run on another actor.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name {
      members.insert(node.declName.baseName.text)
    }
    return .visitChildren
  }
}

/// How often code binds a name.
private final class Bindings: SyntaxVisitor {
  private let name: String
  private var count = 0

  static func count(of name: String, in closure: ClosureExprSyntax) -> Int {
    let bindings = Bindings(name)
    bindings.walk(closure)
    return bindings.count
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard token.text == name, let parent = token.parent else { return .visitChildren }
    let isUse = parent.is(DeclReferenceExprSyntax.self) || parent.is(LabeledExprSyntax.self)
    count += isUse ? 0 : 1
    return .visitChildren
  }
}
