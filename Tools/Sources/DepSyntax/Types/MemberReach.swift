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
  /// What code runs or reads that asks instances for some members, closures included.
  ///
  /// `others` are names of members that the type has and does not declare, `functions` those of an
  /// SDK that give a value and do nothing else.
  ///
  /// - Returns: Nil where the type does not declare one of them, or where its code hands over the
  ///   object as a whole, or calls a function that may do anything.
  package func membersReached(
    from names: Set<String>, butNot others: Set<String>, calling functions: Set<String>
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
            declared[$0] != nil || functions.contains($0)
          })
        else { return nil }
        open += used.filter { declared[$0] != nil && seen.insert($0).inserted }
      }
    }
    return Array(reached.values)
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
