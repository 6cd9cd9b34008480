import DepModel
import DepSyntax

extension DoublePlanner {
  /// The members of all protocols, each once, as the double spells them.
  mutating func members(
    _ collected: CollectedProtocols, _ types: inout AssociatedTypes, _ double: TestDouble
  ) -> [MemberTree<Member>] {
    var trees: [MemberTree<Member>] = []
    for one in collected.all {
      let read = one.site.members(
        spelledBy: rewriting(of: one, selfName: double.name), in: project.scope)
      report(read.problems.map { Self.problem($0, one) })
      trees += planned(read.members, of: one, double)
    }
    report(trees.flat().compactMap(Self.outOfReach))
    settle(trees.flat(), &types)
    return once(trees).compactMapMembers { member in
      // The double has it as it is.
      member.kind == .initializer && member.parameters.isEmpty ? nil : member
    }
  }

  private mutating func planned(
    _ trees: [MemberTree<ProtocolMember>], of collected: CollectedProtocol, _ double: TestDouble
  ) -> [MemberTree<Member>] {
    let knowledge = TypeKnowledge(project: project, near: double.protocols)
    let isolation = isolation(of: collected, in: double)
    var opaque: [MockProblem] = []
    let planned = trees.compactMapMembers { declaration -> Member? in
      var member = Member(
        declaration, types: knowledge, place: collected.place { _ in declaration.position })
      if member.result?.hasOpaquePart == true {
        opaque.append(Self.opaqueResult(member))
        return nil
      }
      if member.isolation == .surroundings { member.isolation = isolation }
      guard collected.isStandard else { return member }
      member.fallback = MemberFallback.expression(for: member.name, of: double.name)
      let isDescription = member.name == "description" || member.name == "debugDescription"
      if isDescription, double.isolation != .none { member.isolation = .nonisolated }
      return member
    }
    report(opaque)
    return planned
  }

  private static func problem(
    _ problem: ProtocolSite.Problem, _ collected: CollectedProtocol
  ) -> MockProblem {
    let message =
      switch problem.kind {
      case .doesNotParse: "the requirement does not parse; the double omits it"
      case .isNoRequirement:
        "a double cannot have this requirement; write it in the part that is yours"
      case .hasNoNameOrType: "the property has no name and type of its own; the double omits it"
      }
    return MockProblem(.error, message, at: collected.place { _ in problem.position })
  }

  private static func opaqueResult(_ member: Member) -> MockProblem {
    MockProblem(
      .error,
      "'\(member.title)' has an opaque result, which Swift does not allow in a requirement; use "
        + "an associated type or 'any'", at: member.place)
  }

  /// The problem of a result whose type parameter no closure can return.
  private static func outOfReach(_ member: Member) -> MockProblem? {
    guard let result = member.result,
      !result.names.isDisjoint(with: member.generics.noncopyable)
    else { return nil }
    return MockProblem(
      .warning,
      "'\(member.title)' returns a '\(result.text)' that may be noncopyable, which no "
        + "handler can return: the double counts its calls, fails the test and stops",
      at: member.place)
  }

  /// Where the members of a protocol run, seen from the double.
  private func isolation(
    of collected: CollectedProtocol, in double: TestDouble
  ) -> ProtocolMember.Isolation {
    if let own = collected.site.globalActor(in: project.scope) {
      return double.isolation == .globalActor(own) ? .surroundings : .globalActor(own)
    }
    switch double.isolation {
    case .none: return .surroundings
    case .actor:
      let names = collected.type.map { CollectedProtocols(of: [$0], in: project).names } ?? []
      return names.isDisjoint(with: ["Actor", "AnyActor"]) ? .nonisolated : .surroundings
    case .globalActor:
      return double.conformances.contains(path(of: collected)) && double.superclass != nil
        ? .surroundings : .nonisolated
    }
  }

  /// Associated types that a property of a standard protocol settles: `var id: String`.
  private func settle(_ members: [Member], _ types: inout AssociatedTypes) {
    let pairs = [("id", "ID"), ("rawValue", "RawValue"), ("startIndex", "Index")]
    for (property, name) in pairs {
      for member in members
      where member.kind == .property && member.name == property && !member.isStatic {
        if let type = member.result?.text, type != name {
          types.fix(name, as: type)
        }
      }
    }
    let asksForID = members.contains {
      $0.name == "id" && $0.kind == .property && $0.result?.text == "ID"
    }
    if asksForID { types.fixUsually("ID", as: "ObjectIdentifier") }
  }

  /// The members without duplicates: each as the strictest protocol asks for it.
  private func once(_ trees: [MemberTree<Member>]) -> [MemberTree<Member>] {
    var best: [String: Member] = [:]
    for member in trees.flat() {
      let key = Self.key(member)
      guard let known = best[key] else {
        best[key] = member
        continue
      }
      best[key] = Self.stricter(known, member)
    }
    var written: Set<String> = []
    return Self.once(trees, best, &written)
  }

  private static func once(
    _ trees: [MemberTree<Member>], _ best: [String: Member], _ written: inout Set<String>
  ) -> [MemberTree<Member>] {
    var result: [MemberTree<Member>] = []
    for tree in trees {
      switch tree {
      case .member(let member):
        guard written.insert(key(member)).inserted else { continue }
        result.append(.member(best[key(member)] ?? member))
      case .conditional(let clauses):
        // Only one of the clauses is ever compiled, so each may have it.
        let before = written
        var after = written
        var kept: [MemberTree<Member>.Clause] = []
        for clause in clauses {
          var seen = before
          kept.append(
            MemberTree.Clause(head: clause.head, members: once(clause.members, [:], &seen)))
          after.formUnion(seen)
        }
        written = after
        if !kept.allSatisfy(\.members.isEmpty) { result.append(.conditional(kept)) }
      }
    }
    return result
  }

  /// Methods may differ by their result alone, properties may not.
  private static func key(_ member: Member) -> String { member.signature }

  private static func stricter(_ left: Member, _ right: Member) -> Member {
    var member = left
    if right.isSettable { member.isSettable = true }
    if !right.effects.doesThrow { member.effects.throwing = .nothing }
    if !right.effects.isAsync { member.effects.isAsync = false }
    if left.fallback != nil, right.place != nil { member = right.kept(with: member) }
    return member
  }
}

extension Member {
  /// A requirement of the project in place of the same one of the standard library.
  fileprivate func kept(with other: Member) -> Member {
    var member = self
    member.effects = other.effects
    member.isSettable = other.isSettable
    return member
  }
}
