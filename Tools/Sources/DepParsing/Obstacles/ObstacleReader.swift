internal import DepFacts
internal import SwiftDiagnostics
internal import SwiftParserDiagnostics
@_spi(RawSyntax) internal import SwiftSyntax

/// Says what could not be read, so that silence is never taken for cleanness.
struct ObstacleReader {
  /// One broken brace can cause an error on each line below it.
  private static let limit = 20
  /// The generator of diagnostics walks the tree recursively, and takes long for many errors.
  private static let depthLimit = 600
  private static let errorLimit = 1_000

  private var lines: LineTable
  private(set) var obstacles: [ObstacleFact] = []

  init(lines: LineTable) { self.lines = lines }

  mutating func noteInvalidUTF8(at offset: Int) {
    note(
      .invalidUTF8, at: offset,
      "the file is not valid UTF-8 from here; names on this line may be read wrongly")
  }

  mutating func noteTooDeep(at offset: Int) {
    note(.nestedTooDeep, at: offset, "the code is nested too deeply and was not read from here")
  }

  /// Notes the syntax errors of a tree, at most one on each line.
  mutating func noteErrors(in tree: SourceFileSyntax) {
    guard tree.hasError else { return }
    guard TreeMeasure.isWithin(depth: Self.depthLimit, errors: Self.errorLimit, tree.raw) else {
      note(.syntaxError, at: firstError(in: tree.raw), "the code has syntax errors")
      return
    }
    let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { (offset: $0.position.utf8Offset, message: $0.message) }
      .sorted { ($0.offset, $0.message) < ($1.offset, $1.message) }
    var lastLine: Int32 = 0
    var count = 0
    for diagnostic in diagnostics where count < Self.limit {
      let line = lines.lineNumber(diagnostic.offset)
      if line == lastLine { continue }
      lastLine = line
      count += 1
      note(.syntaxError, at: diagnostic.offset, diagnostic.message)
    }
  }

  private mutating func note(_ kind: ObstacleFact.Kind, at offset: Int, _ message: String) {
    obstacles.append(ObstacleFact(kind: kind, message: message, position: lines.position(offset)))
  }

  /// The offset of the first node that the parser marked, found without recursion.
  private func firstError(in root: RawSyntax) -> Int {
    var node = root
    var offset = 0
    while let children = node.nodes {
      var next: RawSyntax?
      var start = offset
      for case let child? in children {
        if child.hasError {
          next = child
          break
        }
        start += child.byteLength
      }
      guard let next else { return offset }
      (node, offset) = (next, start)
    }
    return offset + (node.tokenView?.leadingTriviaByteLength ?? 0)
  }
}
