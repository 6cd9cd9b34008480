import DepModel
import DepSyntax

/// What the records of each member are called: the same whatever the order of the members.
///
/// A name is as short as it can be. Where two members would share one, both get the labels of their
/// parameters, then the types, then what they return, then what else tells them apart.
struct MemberNames: Sendable {
  private var prefixes: [String: String] = [:]
  private let double: String

  private static let levels = 5

  /// - Parameters:
  ///   - trees: All members of a double.
  ///   - double: Its name, which stands for `Self`.
  init(_ trees: [MemberTree<Member>], in double: String) {
    self.double = double
    var branches: [String: [Branch]] = [:]
    var known: [String: Member] = [:]
    Self.collect(trees, [:]) { member, branch in
      known[member.signature] = member
      branches[member.signature, default: []].append(branch)
    }
    let all = known.sorted { $0.key < $1.key }
    let places = all.map { branches[$0.key] ?? [] }
    var level = all.map { _ in 0 }
    let declared = Set(all.map(\.value.name))
    for _ in 0..<Self.levels {
      var owners: [String: [Int]] = [:]
      for (index, entry) in all.enumerated() {
        for name in records(of: entry.value, level[index]) {
          owners[name, default: []].append(index)
        }
      }
      var raised: Set<Int> = []
      for (name, group) in owners {
        if declared.contains(name) { raised.formUnion(group) }
        for (one, other) in Self.pairs(group) where Self.meet(places[one], places[other]) {
          raised.formUnion([one, other])
        }
      }
      if raised.isEmpty { break }
      for index in raised { level[index] += 1 }
    }
    var used: [String: [Int]] = [:]
    for (index, entry) in all.enumerated() {
      let name = prefix(of: entry.value, level[index])
      var candidate = name
      var number = 2
      while used[candidate, default: []].contains(where: {
        Self.meet(places[$0], places[index])
      }) {
        candidate = "\(name)\(number)"
        number += 1
      }
      used[candidate, default: []].append(index)
      prefixes[entry.key] = candidate
    }
  }

  // MARK: Conditions

  /// The clause of each `#if` that a member stands in.
  private typealias Branch = [String: Int]

  private static func collect(
    _ trees: [MemberTree<Member>], _ branch: Branch, _ path: String = "",
    _ take: (Member, Branch) -> Void
  ) {
    for (index, tree) in trees.enumerated() {
      switch tree {
      case .member(let member): take(member, branch)
      case .conditional(let clauses):
        let name = "\(path).\(index)"
        for (number, clause) in clauses.enumerated() {
          collect(
            clause.members, branch.merging([name: number]) { $1 }, "\(name).\(number)", take)
        }
      }
    }
  }

  /// Whether two members can be compiled together: not in two clauses of one `#if`.
  private static func meet(_ left: [Branch], _ right: [Branch]) -> Bool {
    left.contains { one in
      right.contains { other in
        one.allSatisfy { name, clause in other[name] == nil || other[name] == clause }
      }
    }
  }

  private static func pairs(_ group: [Int]) -> [(Int, Int)] {
    group.indices.flatMap { first in
      group.indices.dropFirst(first + 1).map { (group[first], group[$0]) }
    }
  }

  // MARK: Names

  func prefix(of member: Member) -> String { prefixes[member.signature] ?? member.name }

  private func records(of member: Member, _ level: Int) -> [String] {
    let prefix = prefix(of: member, level)
    var names = ["CallCount", "ArgValues", "Handler"].map { prefix + $0 }
    if member.isSettable {
      names += ["SetCallCount", "SetArgValues", "SetHandler"].map { prefix + $0 }
    }
    return names
  }

  private func prefix(of member: Member, _ level: Int) -> String {
    var name =
      OperatorNames.isOperator(member.name)
      ? OperatorNames.words(for: member.name, fixity: member.fixity) : member.name.asIdentifier
    if level > 0 { name += labels(of: member) }
    if level > 1 {
      name += member.parameters.map { words(in: $0.type.text) }.joined()
    }
    if level > 2 { name += words(in: member.result?.text ?? "") }
    if level > 3 {
      name += words(in: member.genericClause + member.whereClause)
      if member.isStatic { name += "Static" }
      if member.kind == .method { name += "Func" }
    }
    return name
  }

  private func labels(of member: Member) -> String {
    if OperatorNames.isOperator(member.name) { return "" }
    return member.parameters.map { parameter in
      let label = parameter.label?.filter { $0 != "`" } ?? parameter.name
      return label.asIdentifier.upperCamel
    }.joined()
  }

  /// The words of a type: `[String: Int]` is `StringInt`.
  private func words(in text: String) -> String {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .filter { $0 != "any" && $0 != "some" && $0 != "escaping" }
      .map { $0 == double ? "Self" : String($0).upperCamel }.joined()
  }
}
