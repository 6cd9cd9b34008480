package import DepFacts
import DepNesting
import DepPlan
import SwiftParser
package import SwiftSyntax

/// A file with its tree, kept whole for as long as a plan is made.
///
/// Code that is nested too deeply for the parser is not in the tree.
package struct ParsedSource: Sendable {
  /// The index into ``DepModel/ProjectModel/files``.
  package let file: Int
  package let path: String
  package let bytes: [UInt8]
  package let tree: SourceFileSyntax
  package let style: SourceStyle
  private let lineStarts: [Int]

  /// `lineLimit` is how long a line may get by the settings of the project.
  package init(file: Int, path: String, bytes: [UInt8], lineLimit: Int? = nil) {
    self.file = file
    self.path = path
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer { bytes in
      NestingGuard(bytes).withSafeBytes(of: bytes) {
        Parser.parse(source: $0, maximumNestingLevel: NestingGuard.maximumNestingLevel)
      }
    }
    style = SourceStyle(bytes, lineLimit: lineLimit)
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    lineStarts = starts
  }

  /// The text between two places, in bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The text of a node without the spaces and comments around it.
  package func text(_ node: some SyntaxProtocol) -> String { text(node.inner) }

  /// Whether the characters of a name stand somewhere in a node, which is faster than a walk.
  func mentions(_ name: StaticString, in node: some SyntaxProtocol) -> Bool {
    let inner = node.inner
    return bytes.withUnsafeBufferPointer { bytes in
      name.withUTF8Buffer { name in
        (inner.lowerBound..<max(inner.lowerBound, inner.upperBound - name.count + 1)).contains {
          bytes[$0] == name[0] && bytes[$0..<$0 + name.count].elementsEqual(name)
        }
      }
    }
  }

  /// Whether a name stands somewhere in the file as a word.
  package func mentions(_ name: String) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains {
      if case .identifier(name) = $0.tokenKind { true } else { false }
    }
  }

  /// All names in the file.
  package var names: Set<String> {
    Set(
      tree.tokens(viewMode: .sourceAccurate).compactMap {
        if case .identifier(let name) = $0.tokenKind { name } else { nil }
      })
  }

  /// The spaces and tabs at the start of the line that holds a place.
  package func indentation(at offset: Int) -> String {
    let start = lineStart(at: offset)
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
      end += 1
    }
    return text(start..<end)
  }

  package func lineStart(at offset: Int) -> Int { lineStarts[lineIndex(at: offset)] }

  /// The place as people count it, see ``DepFacts/SourcePosition``.
  package func position(at offset: Int) -> SourcePosition {
    let line = lineIndex(at: offset)
    let column = text(lineStarts[line]..<offset).count + 1
    return SourcePosition(
      line: Int32(line + 1), column: Int32(column), offset: Int32(offset))
  }

  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension SyntaxProtocol {
  /// Where it stands, in bytes, without the spaces and comments around it.
  package var inner: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
