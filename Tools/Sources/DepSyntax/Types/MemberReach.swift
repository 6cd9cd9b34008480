import DepModel
import SwiftSyntax

/// A member of a type that code reaches from another one, and where it stands.
package struct ReachedMember {
  package let site: MemberSite
  package let source: ParsedSource

  /// Whether it is a function that gives nothing, and so must do something.
  package var givesNothing: Bool {
    guard let function = site.node.as(FunctionDeclSyntax.self) else { return false }
    guard let result = function.signature.returnClause?.type.trimmedDescription else { return true }
    return ["Void", "()"].contains(result)
  }
}

extension TypeShape {
  /// Functions of the standard library that give a value and do nothing else.
  private static let pureFunctions: Set<String> = [
    "abs", "ceil", "cos", "floor", "log", "log10", "max", "min", "pow", "round", "sequence", "sin",
    "sqrt", "stride", "type", "zip",
  ]

  /// What code runs or reads that asks instances for some members, closures included.
  ///
  /// `others` are names of members that the type has and does not declare.
  ///
  /// - Returns: Nil where the type does not declare one of them, or where its code hands over the
  ///   object as a whole, or calls a function that may do anything.
  package func membersReached(
    from names: Set<String>, butNot others: Set<String>
  ) -> [ReachedMember]? {
    let members = ([declaration] + extensions).flatMap { part in
      ConditionalMembers.all(in: part.members.members).map {
        ReachedMember(site: MemberSite($0.0), source: part.source)
      }
    }
    let declared = Dictionary(
      members.flatMap { member in member.site.namesToAsk.map { ($0, [member]) } },
      uniquingKeysWith: +)
    guard names.allSatisfy({ declared[$0] != nil }) else { return nil }
    var reached: [MemberSite: ReachedMember] = [:]
    var open = Array(names)
    var seen = names
    while let name = open.popLast() {
      for member in declared[name] ?? []
      where reached.updateValue(member, forKey: member.site) == nil {
        guard let used = member.site.namesOfOwn,
          !used.contains(where: { others.contains($0) && declared[$0] == nil }),
          member.site.functionsCalled.allSatisfy({
            declared[$0] != nil || Self.pureFunctions.contains($0)
          })
        else { return nil }
        open += used.filter { declared[$0] != nil && seen.insert($0).inserted }
      }
    }
    return Array(reached.values)
  }
}

extension StoredProperty {
  /// The members for which code of a type asks what its property holds; nil where some code uses
  /// that as a whole, or may do so from outside.
  package func membersAsked(in shape: TypeShape) -> Set<String>? {
    guard isPrivate, !hasAttributes else { return nil }
    var members: Set<String> = []
    for part in [shape.declaration] + shape.extensions {
      for token in part.members.tokens(viewMode: .sourceAccurate)
      where token.tokenKind == .identifier(name)
        && token.parent?.is(DeclReferenceExprSyntax.self) == true
      {
        // Another object may be one of this type as well.
        guard token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period,
          case .identifier(let member) = token.nextToken(viewMode: .sourceAccurate)?
            .nextToken(viewMode: .sourceAccurate)?.tokenKind
        else { return nil }
        members.insert(member)
      }
    }
    return members
  }
}

extension StoredProperty {
  /// Whether its value is written out: numbers, texts, and lists of these or of names.
  package var holdsLiteral: Bool {
    guard let value, !value.is(NilLiteralExprSyntax.self) else { return false }
    if holdsScalar { return true }
    guard value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self) else {
      return false
    }
    return value.tokens(viewMode: .sourceAccurate).allSatisfy {
      $0.tokenKind != .leftParen && $0.tokenKind != .leftBrace
    }
  }

  /// Whether its value is a number, a text or a truth value.
  package var holdsScalar: Bool {
    value.map {
      $0.is(IntegerLiteralExprSyntax.self) || $0.is(FloatLiteralExprSyntax.self)
        || $0.is(BooleanLiteralExprSyntax.self) || $0.is(StringLiteralExprSyntax.self)
    } ?? false
  }
}

extension TypeShape {
  /// Whether code of the type may change a property of this name.
  package func assigns(_ name: String) -> Bool {
    ([declaration] + extensions).contains { part in
      part.members.tokens(viewMode: .sourceAccurate).contains { token in
        guard token.tokenKind == .identifier(name),
          token.parent?.is(DeclReferenceExprSyntax.self) == true
        else { return false }
        if token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .prefixAmpersand
          || token.isInAssignedTuple
        {
          return true
        }
        switch token.nextToken(viewMode: .sourceAccurate)?.tokenKind {
        case .equal, .period: return true
        case .binaryOperator(let sign):
          return sign.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(sign)
        default: return false
        }
      }
    }
  }
}

extension TokenSyntax {
  /// Whether it stands in a tuple that is assigned: `(low, high) = (high, low)`.
  fileprivate var isInAssignedTuple: Bool {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if current.is(TupleExprSyntax.self), let list = current.parent?.as(ExprListSyntax.self),
        list.first?.id == current.id,
        list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}

extension UseSite {
  /// What is asked of an object where it is made, or of the constant that keeps it.
  package var membersAsked: Set<RequiredMember>? {
    guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id
    else { return membersOfConstant }
    return [RequiredMember(name: access.declName.baseName.text, isWritten: false)]
  }
}

extension MemberSite {
  /// The functions that its code calls by name alone, but for those that it is given.
  fileprivate var functionsCalled: [String] {
    CallCollector.calls(in: node).compactMap { call in
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        !name.isCapitalized, !binds(name)
      else { return nil }
      return name
    }
  }

  fileprivate var namesToAsk: [String] { isInitializer ? ["init"] : declaredNames }

  /// The names of what may be members of its own object; nil where it uses that as a whole.
  fileprivate var namesOfOwn: Set<String>? {
    var names: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .keyword(.self),
        token.parent?.is(DeclReferenceExprSyntax.self) == true,
        token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period,
        token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .period
      {
        return nil
      }
      guard case .identifier(let name) = token.tokenKind,
        token.parent?.is(DeclReferenceExprSyntax.self) == true
      else { continue }
      let before = token.previousToken(viewMode: .sourceAccurate)
      if before?.tokenKind != .period {
        // A local of the same name is as good a guess as the member.
        names.insert(name)
        continue
      }
      let base = before?.previousToken(viewMode: .sourceAccurate)?.tokenKind
      if base == .keyword(.self) || base == .keyword(.Self) { names.insert(name) }
    }
    return names
  }
}
