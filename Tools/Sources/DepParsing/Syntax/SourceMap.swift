internal import DepFacts
@_spi(RawSyntax) internal import SwiftSyntax

/// Finds where in the file a node stands.
///
/// The tree holds one copy of the source, and the texts of its tokens are parts of that copy:
/// the address of a text is its offset, and no offset has to be carried along during the walk.
struct SourceMap {
  var lines: LineTable
  let bytes: UnsafeBufferPointer<UInt8>
  private let base: UInt

  init(_ bytes: UnsafeBufferPointer<UInt8>, lines: LineTable, root: RawSyntax) {
    self.bytes = bytes
    self.lines = lines
    base = UInt(bitPattern: root.firstToken?.leadingTrivia { $0.baseAddress })
  }

  /// The offset of a text; nil where the parser made it up.
  func offset(of text: SyntaxText) -> Int? {
    let address = UInt(bitPattern: text.baseAddress)
    guard address >= base, address - base <= UInt(bytes.count) else { return nil }
    return Int(address - base)
  }

  func offset(of token: RawSyntaxTokenView) -> Int? { offset(of: token.rawText) }

  /// Where the first character of a node stands.
  func start(of node: RawSyntax) -> Int? { node.firstToken.flatMap { offset(of: $0) } }

  /// The offset behind the last character of a node.
  func end(of node: RawSyntax) -> Int? {
    guard let token = node.lastToken, let start = offset(of: token) else { return nil }
    return start + token.rawText.count
  }

  mutating func position(_ offset: Int) -> SourcePosition { lines.position(offset) }
}
