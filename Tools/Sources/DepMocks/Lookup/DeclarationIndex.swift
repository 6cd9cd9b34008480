internal import SwiftSyntax

/// The declarations of a project by name, parsed as far as they are asked for.
struct DeclarationIndex: Sendable {
  private(set) var files: [ParsedFile] = []
  /// Files that nobody has asked for yet, by path.
  private var waiting: [MockSource]
  private var byName: [String: [TypeDeclaration]] = [:]
  /// The names of types by the path of the type around them.
  private var nested: [String: Set<String>] = [:]
  private var searched: Set<String> = []
  /// The names of types that are marked `@globalActor`.
  private(set) var globalActors: Set<String> = []
  /// The dotted names of all protocols that were met.
  private(set) var protocolNames: [String] = []

  init(_ sources: [MockSource]) {
    waiting = sources.sorted { $0.path < $1.path }
    parse { DeclarationSearch.contains("protocol", in: $0.bytes) }
  }

  /// What is declared under the last part of a name, in order of file and place.
  func known(_ name: String) -> [TypeDeclaration] { byName[name] ?? [] }

  /// Parses the files that declare any of the names.
  mutating func load(_ names: Set<String>) {
    let wanted = names.subtracting(searched)
    guard !wanted.isEmpty else { return }
    searched.formUnion(wanted)
    parse { DeclarationSearch.declares(anyOf: wanted, in: $0.bytes) }
  }

  private mutating func parse(where isWanted: (MockSource) -> Bool) {
    var rest: [MockSource] = []
    for source in waiting {
      if isWanted(source) {
        files.append(ParsedFile(source))
        let index = files.count - 1
        add(files[index].tree.statements, around: nil, file: index)
      } else {
        rest.append(source)
      }
    }
    waiting = rest
    for name in byName.keys {
      byName[name]?.sort {
        (files[$0.file].path, $0.node.position) < (files[$1.file].path, $1.node.position)
      }
    }
    protocolNames.sort()
  }

  /// The types declared inside of some others, by the names that code between their braces uses.
  func names(around outer: String?) -> [String: String] {
    guard var scope = outer?.split(separator: ".").map(String.init) else { return [:] }
    var names: [String: String] = [:]
    while !scope.isEmpty {
      let path = scope.joined(separator: ".")
      for name in nested[path] ?? [] where names[name] == nil { names[name] = "\(path).\(name)" }
      scope.removeLast()
    }
    return names
  }

  // MARK: Walking

  private mutating func add(
    _ statements: CodeBlockItemListSyntax, around outer: String?, file: Int
  ) {
    for statement in statements {
      guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
      add(declaration, around: outer, file: file)
    }
  }

  private mutating func add(
    _ members: MemberBlockItemListSyntax, around outer: String?, file: Int
  ) {
    for member in members { add(member.decl, around: outer, file: file) }
  }

  private mutating func add(_ node: DeclSyntax, around outer: String?, file: Int) {
    if let conditional = node.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        switch clause.elements {
        case .statements(let list): add(list, around: outer, file: file)
        case .decls(let list): add(list, around: outer, file: file)
        default: break
        }
      }
    } else if let node = node.as(ExtensionDeclSyntax.self) {
      let path = outer.map { "\($0)." } ?? ""
      add(
        node.memberBlock.members, around: path + node.extendedType.trimmedDescription, file: file)
    } else if let alias = node.as(TypeAliasDeclSyntax.self) {
      insert(.alias, alias.name, node, around: outer, file: file)
    } else if let (kind, name) = Self.kind(of: node) {
      let path = insert(kind, name, node, around: outer, file: file)
      guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return }
      add(group.memberBlock.members, around: path, file: file)
    }
  }

  @discardableResult private mutating func insert(
    _ kind: TypeDeclaration.Kind, _ token: TokenSyntax, _ node: DeclSyntax, around outer: String?,
    file: Int
  ) -> String {
    let name = token.text.filter { $0 != "`" }
    let path = (outer.map { "\($0)." } ?? "") + name
    let declaration = TypeDeclaration(kind: kind, path: path, node: node, file: file)
    byName[name, default: []].append(declaration)
    if let outer { nested[outer, default: []].insert(name) }
    if kind == .protocol { protocolNames.append(path) }
    if declaration.has("globalActor") { globalActors.insert(name) }
    return path
  }

  private static func kind(of node: DeclSyntax) -> (TypeDeclaration.Kind, TokenSyntax)? {
    if let node = node.as(ProtocolDeclSyntax.self) { return (.protocol, node.name) }
    if let node = node.as(StructDeclSyntax.self) { return (.struct, node.name) }
    if let node = node.as(ClassDeclSyntax.self) { return (.class, node.name) }
    if let node = node.as(EnumDeclSyntax.self) { return (.enum, node.name) }
    if let node = node.as(ActorDeclSyntax.self) { return (.actor, node.name) }
    return nil
  }
}
