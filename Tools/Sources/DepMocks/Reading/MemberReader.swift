internal import SwiftParser
internal import SwiftSyntax

/// Reads the requirements of one protocol, spelled as a double spells them.
struct MemberReader: Sendable {
  let rewriting: NameRewriting
  let file: ParsedFile
  /// The names of types marked `@globalActor`.
  let globalActors: Set<String>
  let types: TypeKnowledge

  /// The members, and what is wrong with those that cannot be read.
  func read(
    _ list: MemberBlockItemListSyntax, problems: inout [MockProblem]
  ) -> [MemberTree] {
    var trees: [MemberTree] = []
    for item in list {
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        let clauses = conditional.clauses.map { clause in
          var members: [MemberTree] = []
          if case .decls(let list) = clause.elements {
            members = read(list, problems: &problems)
          }
          let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
          return MemberTree.Clause(
            head: clause.poundKeyword.text + condition, members: members)
        }
        if !clauses.allSatisfy(\.members.isEmpty) { trees.append(.conditional(clauses)) }
      } else {
        do {
          trees += try members(of: item.decl).map { .member($0) }
        } catch let problem as MockProblem {
          problems.append(problem)
        } catch {}
      }
    }
    return trees
  }

  private func members(of original: DeclSyntax) throws -> [Member] {
    if original.is(AssociatedTypeDeclSyntax.self) || original.is(TypeAliasDeclSyntax.self) {
      return []
    }
    let place = file.place(of: original)
    guard !original.hasError, let node = normalized(original) else {
      throw MockProblem(.error, "the requirement does not parse; it is left out", at: place)
    }
    var members: [Member]
    if let node = node.as(FunctionDeclSyntax.self) {
      members = [function(node)]
    } else if let node = node.as(VariableDeclSyntax.self) {
      members = try properties(node, place)
    } else if let node = node.as(SubscriptDeclSyntax.self) {
      members = [subscripting(node)]
    } else if let node = node.as(InitializerDeclSyntax.self) {
      members = [initializer(node)]
    } else {
      throw MockProblem(
        .error, "this is no requirement that a double can have; write it in the part that is yours",
        at: place)
    }
    for index in members.indices {
      members[index].place = place
      try refuse(members[index], at: place)
    }
    return members
  }

  private func refuse(_ member: Member, at place: MockProblem.Place) throws {
    if let result = member.result, TypeReading.hasOpaqueType(result) {
      throw MockProblem(
        .error,
        "'\(member.title)' has an opaque result, which no requirement may have; use an associated "
          + "type or 'any'", at: place)
    }
  }

  /// The same declaration with the names of the double, as a tree of its own.
  private func normalized(_ node: DeclSyntax) -> DeclSyntax? {
    let text = "protocol P {\n\(rewriting.text(of: node))\n}"
    let declaration = Parser.parse(source: text).statements.first?.item.as(ProtocolDeclSyntax.self)
    return declaration?.memberBlock.members.first?.decl
  }

  // MARK: Kinds

  private func function(_ node: FunctionDeclSyntax) -> Member {
    var member = Member(
      kind: .method, name: node.name.text.filter { $0 != "`" }, spelling: node.name.text)
    apply(node.modifiers, node.attributes, to: &member)
    apply(node.genericParameterClause, node.genericWhereClause, to: &member)
    member.parameters = parameters(node.signature.parameterClause.parameters)
    member.result = node.signature.returnClause?.type.trimmed
    if TypeReading.isVoid(member.result) { member.result = nil }
    let effects = node.signature.effectSpecifiers
    member.effects = self.effects(
      isAsync: effects?.asyncSpecifier != nil, effects?.throwsClause)
    return member
  }

  private func initializer(_ node: InitializerDeclSyntax) -> Member {
    var member = Member(kind: .initializer, name: "init", spelling: "init")
    apply(node.modifiers, node.attributes, to: &member)
    apply(node.genericParameterClause, node.genericWhereClause, to: &member)
    member.parameters = parameters(node.signature.parameterClause.parameters)
    let effects = node.signature.effectSpecifiers
    member.effects = self.effects(
      isAsync: effects?.asyncSpecifier != nil, effects?.throwsClause)
    member.isFailable = node.optionalMark != nil
    return member
  }

  private func subscripting(_ node: SubscriptDeclSyntax) -> Member {
    var member = Member(kind: .subscripting, name: "subscript", spelling: "subscript")
    apply(node.modifiers, node.attributes, to: &member)
    apply(node.genericParameterClause, node.genericWhereClause, to: &member)
    member.parameters = parameters(node.parameterClause.parameters, isSubscript: true)
    member.result = node.returnClause.type.trimmed
    apply(node.accessorBlock, to: &member)
    return member
  }

  private func properties(
    _ node: VariableDeclSyntax, _ place: MockProblem.Place
  ) throws -> [Member] {
    try node.bindings.map { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let type = binding.typeAnnotation?.type
      else {
        throw MockProblem(
          .error, "the property has no name and type of its own; it is left out", at: place)
      }
      var member = Member(
        kind: .property, name: name.text.filter { $0 != "`" }, spelling: name.text)
      apply(node.modifiers, node.attributes, to: &member)
      member.result = type.trimmed
      apply(binding.accessorBlock, to: &member)
      return member
    }
  }
}
