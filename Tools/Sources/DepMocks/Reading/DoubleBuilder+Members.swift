internal import SwiftSyntax

extension DoubleBuilder {
  /// The members of all protocols, each once, as the double spells them.
  mutating func members(
    _ collector: ProtocolCollector, _ types: inout AssociatedTypes, _ double: TestDouble
  ) -> [MemberTree] {
    var trees: [MemberTree] = []
    var problems: [MockProblem] = []
    for collected in collector.protocols {
      let reader = MemberReader(
        rewriting: rewriting(of: collected, selfName: double.name),
        file: collected.isStandard ? ParsedFile.nowhere : index.files[collected.declaration.file],
        globalActors: index.globalActors, types: self.types)
      let read = reader.read(collected.node.memberBlock.members, problems: &problems)
      let isolation = self.isolation(of: collected, in: double)
      trees += read.compactMapMembers { member in
        var member = member
        if member.isolation == .surroundings { member.isolation = isolation }
        if collected.isStandard {
          member.place = nil
          member.fallback = StandardProtocols.fallback(for: member.name, double: double.name)
          if member.name == "description" || member.name == "debugDescription",
            double.isolation != .none
          {
            member.isolation = .nonisolated
          }
        }
        return member
      }
    }
    report(problems + trees.flat.compactMap(Self.outOfReach))
    settle(trees.flat, &types)
    return once(trees).compactMapMembers { member in
      // The double has it as it is.
      member.kind == .initializer && member.parameters.isEmpty ? nil : member
    }
  }

  /// A result that is of a type parameter that no closure can return.
  private static func outOfReach(_ member: Member) -> MockProblem? {
    guard let result = member.result,
      !TypeReading.names(in: result).isDisjoint(with: member.generics.noncopyable)
    else { return nil }
    return MockProblem(
      .warning,
      "'\(member.title)' returns a '\(result.trimmedDescription)' that may not be copied, which no "
        + "handler can return: the double counts its calls, fails the test and stops",
      at: member.place)
  }

  /// Where the members of a protocol run, seen from the double.
  private func isolation(
    of collected: CollectedProtocol, in double: TestDouble
  ) -> Member.Isolation {
    let own = collected.declaration.globalActor(known: index.globalActors)
    if let own {
      return double.isolation == .globalActor(own) ? .surroundings : .globalActor(own)
    }
    switch double.isolation {
    case .none: return .surroundings
    case .actor:
      var alone = ProtocolCollector(index: index, standard: standard)
      alone.add(collected.declaration, isStandard: collected.isStandard)
      return alone.names.isDisjoint(with: ["Actor", "AnyActor"]) ? .nonisolated : .surroundings
    case .globalActor:
      return double.conformances.contains(collected.declaration.path) && double.superclass != nil
        ? .surroundings : .nonisolated
    }
  }

  /// Associated types that a property of a standard protocol settles: `var id: String`.
  private func settle(_ members: [Member], _ types: inout AssociatedTypes) {
    let pairs = [("id", "ID"), ("rawValue", "RawValue"), ("startIndex", "Index")]
    for (property, name) in pairs {
      for member in members
      where member.kind == .property && member.name == property && !member.isStatic {
        if let type = member.result?.trimmedDescription, type != name {
          types.fix(name, as: type)
        }
      }
    }
    let asksForID = members.contains {
      $0.name == "id" && $0.kind == .property && $0.result?.trimmedDescription == "ID"
    }
    if asksForID { types.fixUsually("ID", as: "ObjectIdentifier") }
  }

  /// Members that more than one protocol asks for, as the strictest of them does.
  private func once(_ trees: [MemberTree]) -> [MemberTree] {
    var best: [String: Member] = [:]
    for member in trees.flat {
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
    _ trees: [MemberTree], _ best: [String: Member], _ written: inout Set<String>
  ) -> [MemberTree] {
    var result: [MemberTree] = []
    for tree in trees {
      switch tree {
      case .member(let member):
        guard written.insert(key(member)).inserted else { continue }
        result.append(.member(best[key(member)] ?? member))
      case .conditional(let clauses):
        // Only one of the clauses is ever compiled, so each may have it.
        let before = written
        var after = written
        var kept: [MemberTree.Clause] = []
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

  /// A member that returns something else is another one, but for properties.
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
