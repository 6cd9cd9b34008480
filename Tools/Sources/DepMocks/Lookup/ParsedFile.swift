internal import DepFacts
internal import SwiftParser
internal import SwiftSyntax

/// A file that was parsed because something in it is asked for.
struct ParsedFile: Sendable {
  let path: String
  let tree: SourceFileSyntax
  private let bytes: [UInt8]

  /// The same in debug and in release, where the parser's own limits differ.
  private static let maximumNestingLevel = 256

  init(_ source: MockSource) {
    path = source.path
    bytes = source.bytes
    tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: Self.maximumNestingLevel)
    }
  }

  /// A file without anything in it.
  static let nowhere = ParsedFile(MockSource(path: "", bytes: []))

  // Counted here: the converter of the syntax library goes through the whole tree by recursion,
  // which a very long expression somewhere in the file would make too deep.
  func place(of node: some SyntaxProtocol) -> MockProblem.Place {
    let offset = min(node.positionAfterSkippingLeadingTrivia.utf8Offset, bytes.count)
    let newline = UInt8(ascii: "\n")
    let line = bytes[..<offset].count { $0 == newline } + 1
    let start = bytes[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let column = String(decoding: bytes[start..<offset], as: UTF8.self).count + 1
    return MockProblem.Place(
      path: path,
      position: SourcePosition(line: Int32(line), column: Int32(column), offset: Int32(offset)))
  }
}
