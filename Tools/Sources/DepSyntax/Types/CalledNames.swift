import SwiftSyntax

/// The names that code uses, closures included.
package struct CalledNames: Sendable {
  /// What may be a member of the object itself: `setUp`, and `name` in `self.name`.
  package private(set) var own: Set<String> = []
  /// What is asked of something: `start` in `api.start()`.
  package private(set) var asked: Set<String> = []

  /// The types that the code names, as in `Row.self` and `Box<Row>()`.
  package private(set) var types: Set<String> = []

  package init() {}

  fileprivate init(_ node: some SyntaxProtocol) {
    for token in node.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else { continue }
      guard token.parent?.is(DeclReferenceExprSyntax.self) == true else {
        if Self.isTypeInCode(token) { types.insert(name) }
        continue
      }
      if name.first?.isUppercase == true { types.insert(name) }
      let before = token.previousToken(viewMode: .sourceAccurate)
      guard before?.tokenKind == .period else {
        own.insert(name)
        continue
      }
      asked.insert(name)
      let base = before?.previousToken(viewMode: .sourceAccurate)
      if base?.tokenKind == .keyword(.self) { own.insert(name) }
    }
  }

  /// Whether it stands in the generic arguments of an expression, or in the type of a local
  /// variable.
  private static func isTypeInCode(_ token: TokenSyntax) -> Bool {
    var above = token.parent
    while let current = above {
      if current.is(GenericSpecializationExprSyntax.self) { return true }
      if current.is(TypeAnnotationSyntax.self) {
        return current.parent?.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) == true
      }
      guard
        current.is(IdentifierTypeSyntax.self) || current.is(GenericArgumentSyntax.self)
          || current.is(GenericArgumentListSyntax.self)
          || current.is(GenericArgumentClauseSyntax.self) || current.is(MemberTypeSyntax.self)
          || current.is(OptionalTypeSyntax.self) || current.is(ArrayTypeSyntax.self)
      else { return false }
      above = current.parent
    }
    return false
  }

  package mutating func formUnion(_ other: Self) {
    own.formUnion(other.own)
    asked.formUnion(other.asked)
    types.formUnion(other.types)
  }
}

extension MemberSite {
  /// The names that a statement uses, those of members of the object and of local functions.
  static func namesUsed(in statement: CodeBlockItemSyntax) -> Set<String> {
    CalledNames(statement).own
  }

  /// The names that its code uses.
  package var calledNames: CalledNames { CalledNames(node) }
}

extension TypeShape {
  /// The names that the code of each member uses; `making` is the name for what runs when an object
  /// is made, and overloads go together.
  package func calledNames(making: String) -> [String: CalledNames] {
    let declarations = ([declaration] + extensions).flatMap { part in
      ConditionalMembers.all(in: part.members.members).map(\.0)
    }
    return declarations.reduce(into: [:]) { names, declaration in
      let called = CalledNames(declaration)
      if declaration.is(InitializerDeclSyntax.self) || Self.isValue(declaration) {
        names[making, default: CalledNames()].formUnion(called)
      }
      if declaration.is(SubscriptDeclSyntax.self) {
        names["subscript", default: CalledNames()].formUnion(called)
      }
      for name in declaration.declaredNames {
        names[name, default: CalledNames()].formUnion(called)
      }
    }
  }

  /// Whether it is a stored property whose value is made with the object.
  private static func isValue(_ declaration: DeclSyntax) -> Bool {
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return false }
    return declaration.modifierNames.isDisjoint(with: ["static", "class", "lazy"])
      && variable.bindings.contains { $0.initializer != nil }
  }
}
