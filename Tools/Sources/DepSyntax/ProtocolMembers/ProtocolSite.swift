package import DepFacts
package import DepModel
import SwiftSyntax

/// A protocol where it is declared, with what a double of it has to know.
package struct ProtocolSite: Sendable {
  private let node: ProtocolDeclSyntax
  private let source: ParsedSource

  init(_ node: ProtocolDeclSyntax, in source: ParsedSource) {
    self.node = node
    self.source = source
  }

  /// All protocols of a text that stand in no other type.
  package static func all(in text: String, path: String) -> [ProtocolSite] {
    let source = ParsedSource(file: 0, path: path, bytes: Array(text.utf8))
    return source.tree.statements.compactMap { statement in
      statement.item.as(ProtocolDeclSyntax.self).map { ProtocolSite($0, in: source) }
    }
  }

  /// A requirement that is left out.
  package struct Problem: Sendable {
    package enum Kind: Error { case doesNotParse, isNoRequirement, hasNoNameOrType }

    package let kind: Kind
    package let position: SourcePosition
  }

  package var name: String { node.name.plainName }
  /// The index of its file.
  package var file: Int { source.file }
  package var path: String { source.path }
  package var position: SourcePosition { source.position(at: node.inner.lowerBound) }
  package var namePosition: SourcePosition { source.position(at: node.name.inner.lowerBound) }
  /// The imports of its file, see ``ImportReader``.
  package var imports: [String] { ImportReader.imports(in: source.tree) }

  /// Whether no other file can see it.
  package var isPrivate: Bool {
    node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  /// As written: `@available(macOS 15, *)`.
  package var attributes: [String] {
    node.attributes.compactMap { $0.as(AttributeSyntax.self)?.trimmedDescription }
  }

  /// The global actor that its own attributes name; in Swift 5 mode it inherits none.
  package func globalActor(in scope: ProjectScope) -> String? {
    scope.actor(in: node.attributes.namesWithoutArguments)
  }

  /// What it inherits, by its own clause and by `where Self: Feed`.
  package var inherited: [WrittenType] {
    let types = node.inheritanceClause?.inheritedTypes.map { WrittenType($0.type) } ?? []
    let required = (node.genericWhereClause?.requirements ?? []).compactMap { requirement in
      requirement.requirement.as(ConformanceRequirementSyntax.self)
    }
    return types
      + required.filter { $0.leftType.trimmedDescription == "Self" }
      .map { WrittenType($0.rightType) }
  }

  /// The names of types that it writes, but those that it declares itself.
  package var writtenNames: Set<String> {
    node.tokens(viewMode: .sourceAccurate).typeNames.subtracting(typeNames)
  }

  // MARK: Members

  /// Its requirements, spelled by `rewriting`, and what cannot be read.
  package func members(
    spelledBy rewriting: NameRewriting, in scope: ProjectScope
  ) -> (members: [MemberTree<ProtocolMember>], problems: [Problem]) {
    var reader = ProtocolMemberReader(rewriting: rewriting, source: source, scope: scope)
    let members = reader.read(node.memberBlock.members)
    return (members, reader.problems)
  }

  // MARK: Associated types

  /// The names of the associated types and aliases that it declares.
  private var typeNames: [String] {
    node.memberBlock.members.compactMap { member in
      member.decl.as(AssociatedTypeDeclSyntax.self)?.name.text
        ?? member.decl.as(TypeAliasDeclSyntax.self)?.name.text
    }
  }

  package func associatedTypes(spelledBy rewriting: NameRewriting) -> AssociatedTypeSites {
    var types = AssociatedTypeSites()
    types.primary =
      node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
    for member in node.memberBlock.members {
      if let type = member.decl.as(AssociatedTypeDeclSyntax.self) {
        let bounds = type.inheritanceClause?.inheritedTypes.map { rewriting.text(of: $0.type) }
        types.declared.append((type.name.text, bounds ?? []))
        types.add(type.genericWhereClause, rewriting)
      } else if let alias = member.decl.as(TypeAliasDeclSyntax.self) {
        types.aliases.append((alias.name.text, rewriting.text(of: alias.initializer.value)))
      }
    }
    types.add(node.genericWhereClause, rewriting)
    return types
  }
}

/// What a protocol says of its associated types, each in order of declaration.
package struct AssociatedTypeSites: Sendable {
  package struct Requirement: Sendable {
    package enum Relation: Sendable { case conforms, isSame }

    package let left: String
    package let relation: Relation
    package let right: String
  }

  /// Those that stand behind its name: `Store<Item>`.
  package fileprivate(set) var primary: [String] = []
  package fileprivate(set) var declared: [(name: String, bounds: [String])] = []
  package fileprivate(set) var aliases: [(name: String, type: String)] = []
  /// What `where` clauses say, but of the protocol itself.
  package fileprivate(set) var requirements: [Requirement] = []

  fileprivate mutating func add(
    _ clause: GenericWhereClauseSyntax?, _ rewriting: NameRewriting
  ) {
    for requirement in clause?.requirements ?? [] {
      if let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self) {
        let left = rewriting.text(of: conformance.leftType)
        guard left != rewriting.selfName else { continue }
        let right = rewriting.text(of: conformance.rightType)
        requirements.append(Requirement(left: left, relation: .conforms, right: right))
      } else if let same = requirement.requirement.as(SameTypeRequirementSyntax.self) {
        requirements.append(
          Requirement(
            left: rewriting.text(of: same.leftType), relation: .isSame,
            right: rewriting.text(of: same.rightType)))
      }
    }
  }
}

extension ProjectTrees {
  /// The declarations of a protocol that can be read, in order of file and place.
  package func protocolSites(of type: Int) -> [ProtocolSite] {
    nodes(of: type, kind: .protocol).compactMap { node, source in
      node.as(ProtocolDeclSyntax.self).map { ProtocolSite($0, in: source) }
    }
  }

  func nodes(of type: Int, kind: TypeFact.Kind) -> [(DeclSyntax, ParsedSource)] {
    scope.parts(of: type).compactMap { part in
      let fact = scope.fact(part)
      guard fact.kind == kind, let source = source(part.file) else { return nil }
      return TypeShape.part(at: Int(fact.position.offset), in: source).map { ($0.node, source) }
    }
  }
}
