internal import SwiftSyntax

/// What the records of each member are called: the same whatever the order of the members.
///
/// A name is as short as it can be. Where two members would share one, both get the labels of their
/// parameters, then the types, then what they return, then what else tells them apart.
struct MemberNames: Sendable {
  private var prefixes: [String: String] = [:]
  private let double: String

  private static let levels = 5

  /// - Parameters:
  ///   - members: All members of a double.
  ///   - double: Its name, which stands for `Self`.
  init(_ members: [Member], in double: String) {
    self.double = double
    var known: [String: Member] = [:]
    for member in members { known[member.signature] = member }
    let all = known.sorted { $0.key < $1.key }
    var level = all.map { _ in 0 }
    let declared = Set(all.map(\.value.name))
    for _ in 0..<Self.levels {
      var owners: [String: [Int]] = [:]
      for (index, entry) in all.enumerated() {
        for name in records(of: entry.value, level[index]) {
          owners[name, default: []].append(index)
        }
      }
      let clashing = owners.filter { $0.value.count > 1 || declared.contains($0.key) }
      let raised = Set(clashing.values.joined())
      if raised.isEmpty { break }
      for index in raised { level[index] += 1 }
    }
    var used: Set<String> = []
    for (index, entry) in all.enumerated() {
      let name = prefix(of: entry.value, level[index])
      var candidate = name
      var number = 2
      while !used.insert(candidate).inserted {
        candidate = "\(name)\(number)"
        number += 1
      }
      prefixes[entry.key] = candidate
    }
  }

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
      ? OperatorNames.words(for: member.name, fixity: member.fixity) : member.name
    if level > 0 { name += labels(of: member) }
    if level > 1 {
      name += member.parameters.map { words(in: $0.type.trimmedDescription) }.joined()
    }
    if level > 2 { name += words(in: member.result?.trimmedDescription ?? "") }
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
      return label.capitalized
    }.joined()
  }

  /// The words of a type: `[String: Int]` is `StringInt`.
  private func words(in text: String) -> String {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .filter { $0 != "any" && $0 != "some" && $0 != "escaping" }
      .map { $0 == double ? "Self" : String($0).capitalized }.joined()
  }
}
