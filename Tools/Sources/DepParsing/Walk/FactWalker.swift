internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// Walks the tree of one file once and collects its facts.
///
/// It works on raw nodes, which cost neither allocation nor reference counting, and never looks at
/// what cannot matter: types, literals, key paths.
struct FactWalker {
  /// Deeper code is not read, so that no input exhausts the stack.
  static let depthLimit = 1_500

  let source: SourceMap
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
  /// Chains that are being read, each from its end to its beginning.
  var chain: [RawSyntax] = []
  /// Where code was too deep to be read.
  private(set) var depthOverflow: Int?
  private var depth = 0
  private var paths = PathTable()
  private var contexts: [UseContext: Int32] = [:]

  init(source: SourceMap, collectsExtents: Bool) {
    self.source = source
    self.collectsExtents = collectsExtents
    declarations = DeclarationIndex(scopes: &scopes)
  }

  /// Reads a whole file.
  static func read(
    _ root: RawSyntax, source: SourceMap, collectsExtents: Bool
  ) -> FactWalker {
    var walker = Self(source: source, collectsExtents: collectsExtents)
    guard let file = RawSourceFileSyntax(root) else { return walker }
    walker.declarations.add(file.statements.raw, around: "", scopes: &walker.scopes)
    walker.walkItems(file.statements.raw)
    walker.facts.paths = walker.paths.paths
    return walker
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
  func position(of node: RawSyntax) -> SourcePosition {
    source.position(source.start(of: node) ?? 0)
  }

  func position(of token: RawTokenSyntax) -> SourcePosition {
    source.position(source.offset(of: token.tokenView) ?? 0)
  }

  /// Notes a use of the chain that ``spelling`` holds.
  mutating func use(
    at offset: Int, role: UseFact.Role, flags: UseFact.Flags = [],
    context: (inout Self) -> UseContext? = { _ in nil }
  ) {
    let path = paths.index(of: spelling)
    let context = context(&self).map { index(of: $0) } ?? -1
    facts.uses.append(
      UseFact(
        position: source.position(offset), path: path, type: surroundings.type,
        member: surroundings.member, context: context, place: surroundings.place, role: role,
        flags: surroundings.flags.union(flags)))
  }

  private mutating func index(of context: UseContext) -> Int32 {
    if let known = contexts[context] { return known }
    let index = Int32(facts.contexts.count)
    contexts[context] = index
    facts.contexts.append(context)
    return index
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
