import SwiftSyntax

/// Whether the code of a type writes `self.` before its properties where it need not.
package enum SelfHabit {
  package static func isExplicit(in shape: TypeShape) -> Bool {
    let names = Set(shape.storedProperties.map(\.name))
    guard !names.isEmpty else { return false }
    let counter = Counter(names: names)
    for part in [shape.declaration] + shape.extensions {
      for member in part.members.members where !member.decl.is(InitializerDeclSyntax.self) {
        counter.walk(member)
      }
    }
    return counter.explicit >= 2 && counter.explicit > counter.bare
  }

  private final class Counter: SyntaxVisitor {
    let names: Set<String>
    var explicit = 0
    var bare = 0

    init(names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    /// Inside of closures `self.` is no habit but a duty.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard names.contains(node.baseName.text) else { return .visitChildren }
      guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id
      else {
        bare += 1
        return .visitChildren
      }
      if member.base?.trimmedDescription == "self" { explicit += 1 }
      return .visitChildren
    }
  }
}
