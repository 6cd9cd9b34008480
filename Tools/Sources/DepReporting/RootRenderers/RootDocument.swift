internal import DepFacts
internal import DepWiring

/// Composition roots as the JSON holds them; described in Documentation/GraphOutput.md.
struct RootDocument: Encodable {
  struct Root: Encodable {
    var name: String
    var module: String
    var file: String
    var line: Int
    var parent: String?
    var members: [Member]
    var children: [Root]
  }

  struct Member: Encodable {
    var id: String
    var name: String
    var type: String?
    var lifetime: String
    var allocator: String?
    var file: String
    var line: Int
    var uses: [String]
    var opens: String?
  }

  let schema = "depstructs-roots"
  let version = 1
  let roots: [Root]

  init(_ roots: [RootPicture]) { self.roots = roots.map(Self.root) }

  private static func root(_ root: RootPicture) -> Root {
    Root(
      name: root.name, module: root.module, file: root.path, line: Int(root.position.line),
      parent: root.parent, members: root.members.map(member), children: root.children.map(Self.root)
    )
  }

  private static func member(_ member: RootPicture.Member) -> Member {
    Member(
      id: member.id, name: member.name, type: member.type, lifetime: member.lifetime.rawValue,
      allocator: member.allocator, file: member.path, line: Int(member.position.line),
      uses: member.uses, opens: member.opens)
  }
}
