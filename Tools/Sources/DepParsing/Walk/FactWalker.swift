internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// Walks the tree of one file once and collects its facts.
///
/// It works on raw nodes, which cost neither allocation nor reference counting, and never looks at
/// what cannot matter: types, literals, key paths.
struct FactWalker: ~Copyable {
  /// Deeper code is not read, so that no input exhausts the stack.
  static let depthLimit = 1_500

  var source: SourceMap
  /// Whether the lines of declarations are wanted, for the comments that silence them.
  let collectsExtents: Bool
  var facts = FileFacts()
  var scopes = Scopes()
  var spelling = Spelling()
  var surroundings = Surroundings()
  var declarations: DeclarationIndex
  /// The name of the type around, from the outermost; empty at file level.
  var typeName = ""
  /// The lines of each declaration.
  var extents: [DeclarationExtent] = []
  /// The links of the chains that are being read, each from its end to its beginning.
  var links: [Chain.Link] = []
  /// Where code was too deep to be read.
  private(set) var depthOverflow: Int?
  private var depth = 0
  private var paths = PathTable()
  var contexts = ContextTable()

  init(source: SourceMap, collectsExtents: Bool) {
    self.source = source
    self.collectsExtents = collectsExtents
    declarations = DeclarationIndex(scopes: &scopes)
  }

  /// Reads a whole file.
  mutating func walk(_ root: RawSyntax) {
    guard let file = RawSourceFileSyntax(root) else { return }
    // On average a use stands in every 175 bytes.
    facts.uses.reserveCapacity(source.bytes.count / 128)
    declarations.add(file.statements.raw, around: "", scopes: &scopes)
    facts.members.reserveCapacity(declarations.memberCount)
    walkItems(file.statements.raw)
    facts.paths = paths.paths
    facts.contexts = contexts.contexts
  }

  /// Runs a step one level deeper, or notes that the code is nested too deeply.
  mutating func descend(at node: RawSyntax, _ step: (inout Self) -> Void) {
    guard depth < Self.depthLimit else {
      if depthOverflow == nil { depthOverflow = source.start(of: node) ?? 0 }
      return
    }
    depth += 1
    step(&self)
    depth -= 1
  }

  /// The position of a node, or of the file's start where the parser made the node up.
  mutating func position(of node: RawSyntax) -> SourcePosition {
    source.position(source.start(of: node) ?? 0)
  }

  mutating func position(of token: RawTokenSyntax) -> SourcePosition {
    source.position(source.offset(of: token.tokenView) ?? 0)
  }

  /// Notes a use of the chain that ``spelling`` holds; its context is asked for afterwards.
  mutating func use(
    at offset: Int, role: UseFact.Role, flags: UseFact.Flags = UseFact.Flags(rawValue: 0),
    context: (inout Self) -> Int32 = { _ in -1 }
  ) {
    let path = paths.index(of: spelling)
    let context = context(&self)
    facts.uses.append(
      UseFact(
        position: source.position(offset), path: path, type: surroundings.type,
        member: surroundings.member, context: context, place: surroundings.place, role: role,
        flags: surroundings.flags.union(flags)))
  }

  /// Runs a step in surroundings of its own and with names of its own.
  mutating func inScope(_ step: (inout Self) -> Void) {
    let mark = scopes.mark
    let outer = surroundings
    step(&self)
    surroundings = outer
    scopes.leave(mark)
  }
}

/// The lines from the first to the last token of a declaration.
struct DeclarationExtent {
  var firstLine: Int32
  var lastLine: Int32
}
