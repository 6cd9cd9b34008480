import DepModel
import SwiftParser
import SwiftSyntax

/// Reads the requirements of one protocol, spelled as another type spells them.
struct ProtocolMemberReader {
  let rewriting: NameRewriting
  let source: ParsedSource
  let scope: ProjectScope
  private(set) var problems: [ProtocolSite.Problem] = []

  mutating func read(_ list: MemberBlockItemListSyntax) -> [MemberTree<ProtocolMember>] {
    var trees: [MemberTree<ProtocolMember>] = []
    for item in list {
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else {
        trees += members(of: item.decl).map { .member($0) }
        continue
      }
      var clauses: [MemberTree<ProtocolMember>.Clause] = []
      for clause in conditional.clauses {
        let condition = clause.condition.map { " \($0.trimmedDescription)" } ?? ""
        var members: [MemberTree<ProtocolMember>] = []
        if case .decls(let list) = clause.elements { members = read(list) }
        clauses.append(.init(head: clause.poundKeyword.text + condition, members: members))
      }
      if !clauses.allSatisfy(\.members.isEmpty) { trees.append(.conditional(clauses)) }
    }
    return trees
  }

  private mutating func members(of original: DeclSyntax) -> [ProtocolMember] {
    if original.is(AssociatedTypeDeclSyntax.self) || original.is(TypeAliasDeclSyntax.self) {
      return []
    }
    let position = source.position(at: original.inner.lowerBound)
    var members: [ProtocolMember] = []
    do throws(ProtocolSite.Problem.Kind) {
      guard !original.hasError, let node = normalized(original) else { throw .doesNotParse }
      members = try requirements(node)
    } catch {
      problems.append(ProtocolSite.Problem(kind: error, position: position))
    }
    for index in members.indices { members[index].position = position }
    return members
  }

  /// The same declaration with the names of the other type, as a tree of its own.
  private func normalized(_ node: DeclSyntax) -> DeclSyntax? {
    let text = "protocol P {\n\(rewriting.text(of: node))\n}"
    let declaration = Parser.parse(source: text).statements.first?.item.as(ProtocolDeclSyntax.self)
    return declaration?.memberBlock.members.first?.decl
  }

  // MARK: Kinds

  private func requirements(
    _ node: DeclSyntax
  ) throws(ProtocolSite.Problem.Kind) -> [ProtocolMember] {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): return [function(node)]
    case .variableDecl(let node): return try properties(node)
    case .subscriptDecl(let node): return [subscripting(node)]
    case .initializerDecl(let node): return [initializer(node)]
    default: throw .isNoRequirement
    }
  }

  private func function(_ node: FunctionDeclSyntax) -> ProtocolMember {
    var member = ProtocolMember(
      kind: .method, name: node.name.plainName, spelling: node.name.text)
    apply(node.modifiers, node.attributes, to: &member)
    apply(node.genericParameterClause, node.genericWhereClause, to: &member)
    apply(node.signature, to: &member)
    member.result = node.signature.returnClause.map { WrittenType($0.type) }
    if member.result?.isVoid == true { member.result = nil }
    return member
  }

  private func initializer(_ node: InitializerDeclSyntax) -> ProtocolMember {
    var member = ProtocolMember(kind: .initializer, name: "init", spelling: "init")
    apply(node.modifiers, node.attributes, to: &member)
    apply(node.genericParameterClause, node.genericWhereClause, to: &member)
    apply(node.signature, to: &member)
    member.isFailable = node.optionalMark != nil
    return member
  }

  private func subscripting(_ node: SubscriptDeclSyntax) -> ProtocolMember {
    var member = ProtocolMember(kind: .subscripting, name: "subscript", spelling: "subscript")
    apply(node.modifiers, node.attributes, to: &member)
    apply(node.genericParameterClause, node.genericWhereClause, to: &member)
    member.parameters = parameters(node.parameterClause.parameters, isSubscript: true)
    member.result = WrittenType(node.returnClause.type)
    apply(node.accessorBlock, to: &member)
    return member
  }

  private func properties(
    _ node: VariableDeclSyntax
  ) throws(ProtocolSite.Problem.Kind) -> [ProtocolMember] {
    var members: [ProtocolMember] = []
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let type = binding.typeAnnotation?.type
      else { throw .hasNoNameOrType }
      var member = ProtocolMember(kind: .property, name: name.plainName, spelling: name.text)
      apply(node.modifiers, node.attributes, to: &member)
      member.result = WrittenType(type)
      apply(binding.accessorBlock, to: &member)
      members.append(member)
    }
    return members
  }
}
