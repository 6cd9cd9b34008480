import DepSyntax

/// Writes the members of a double.
struct MemberWriter: Sendable {
  let double: TestDouble
  let callBuilder: CallBuilder
  let memberNames: MemberNames
  let recordNames: RecordNames
  /// `public `, or nothing.
  let access: String

  private func writers(for member: Member) -> [CallWriter] {
    callBuilder.calls(of: member, prefix: memberNames.prefix(of: member)).map {
      CallWriter(call: $0, access: access, names: recordNames)
    }
  }

  /// The records and the declaration of each member, an empty line before each.
  func members(_ trees: [MemberTree<Member>]) -> [String] {
    each(trees) { member in
      let writers = writers(for: member)
      return [""] + writers.flatMap(\.records) + writers.flatMap(\.hiddenFields)
        + declaration(member, writers)
    }
  }

  /// The fields of the struct under the lock, of the instance or the type.
  func lockedFields(_ trees: [MemberTree<Member>], isStatic: Bool) -> [String] {
    each(trees) { member in
      writers(for: member).filter { $0.call.isStatic == isStatic }.flatMap(\.lockedFields)
    }
  }

  private func each(_ trees: [MemberTree<Member>], _ lines: (Member) -> [String]) -> [String] {
    trees.flatMap { tree -> [String] in
      switch tree {
      case .member(let member): return lines(member)
      case .conditional(let clauses):
        let parts = clauses.map { ($0.head, each($0.members, lines)) }
        if parts.allSatisfy({ $0.1.isEmpty }) { return [] }
        return parts.flatMap { [$0.0] + $0.1 } + ["#endif"]
      }
    }
  }

  // MARK: Declarations

  private func declaration(_ member: Member, _ writers: [CallWriter]) -> [String] {
    guard let body = writers.first?.body else { return [] }
    let isolation = callBuilder.declarationIsolation(of: member)
    let fixity = member.fixity.map { "\($0) " } ?? ""
    let kind = member.isStatic ? "static " : ""
    let start = "\(isolation)\(access)\(kind)\(fixity)"
    let generics = member.genericClause
    let list = parameters(member)
    let result = member.result.map { " -> \($0.text)" } ?? ""
    switch member.kind {
    case .method:
      let space = OperatorNames.isOperator(member.name) ? " " : ""
      let head =
        "\(start)func \(member.spelling)\(space)\(generics)(\(list))\(member.effects.text)\(result)"
        + member.whereClause
      return member.attributes + ["\(head) {"] + body.indented + ["}"]
    case .initializer:
      let mark = member.isFailable ? "?" : ""
      let override = double.superclass == nil ? body : body + ["super.init()"]
      return member.attributes + [
        "\(start)init\(mark)\(generics)(\(list))\(member.effects.text)\(member.whereClause) {"
      ] + override.indented + ["}"]
    case .property:
      let type = member.result?.text ?? ""
      return member.attributes + ["\(start)var \(member.spelling): \(type) {"]
        + accessors(member, writers).indented + ["}"]
    case .subscripting:
      return member.attributes + [
        "\(start)subscript\(generics)(\(list))\(result)\(member.whereClause) {"
      ] + accessors(member, writers).indented + ["}"]
    }
  }

  private func accessors(_ member: Member, _ writers: [CallWriter]) -> [String] {
    guard let getter = writers.first else { return [] }
    var lines = ["get\(member.effects.text) {"] + getter.body.indented + ["}"]
    if writers.count > 1 { lines += ["set {"] + writers[1].body.indented + ["}"] }
    return lines
  }

  private func parameters(_ member: Member) -> String {
    member.parameters.map { parameter in
      let type = parameter.type.text + (parameter.isVariadic ? "..." : "")
      if member.kind == .subscripting {
        let label = parameter.label.map { "\($0) " } ?? ""
        return "\(label)\(parameter.name): \(type)"
      }
      let label = parameter.label ?? "_"
      return label == parameter.name ? "\(label): \(type)" : "\(label) \(parameter.name): \(type)"
    }.joined(separator: ", ")
  }
}
