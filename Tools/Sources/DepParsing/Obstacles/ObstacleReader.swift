internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// Says what could not be read, so that silence is never taken for cleanness.
struct ObstacleReader {
  /// One broken brace can cause an error on each line below it.
  private static let limit = 20

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
  ///
  /// The parser's own generator of diagnostics recurses without a limit, takes minutes for some
  /// files, and traps on others. Here one pass without recursion looks for what it marked.
  mutating func noteErrors(in root: RawSyntax, _ bytes: UnsafeBufferPointer<UInt8>) {
    var open = [(node: root, offset: 0)]
    var count = 0
    var lastLine: Int32 = 0
    while let (node, offset) = open.popLast(), count < Self.limit {
      guard node.hasError || node.kind == .unexpectedNodes else { continue }
      if let error = SyntaxError(node, at: offset, bytes) {
        let line = lines.lineNumber(error.offset)
        if line == lastLine { continue }
        lastLine = line
        count += 1
        note(.syntaxError, at: error.offset, error.message)
      } else if let children = node.nodes {
        var end = offset + node.byteLength
        for case let child? in children.reversed() {
          end -= child.byteLength
          open.append((child, end))
        }
      }
    }
  }

  private mutating func note(_ kind: ObstacleFact.Kind, at offset: Int, _ message: String) {
    obstacles.append(ObstacleFact(kind: kind, message: message, position: lines.position(offset)))
  }
}
