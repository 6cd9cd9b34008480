package import DepFacts
internal import SwiftParser
@_spi(RawSyntax) internal import SwiftSyntax

/// Reads the facts of one Swift file.
package struct FactReader: Sendable {
  /// The same in debug and in release, where the parser's own limits differ.
  private static let maximumNestingLevel = 256

  package init() {}

  /// Reads a text.
  package func read(_ text: String) -> FileFacts {
    var text = text
    return text.withUTF8 { read($0) }
  }

  /// Reads the bytes of a file, whatever they are.
  package func read(_ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let scan = SourceScan(bytes)
    let lines = LineTable(bytes, scan: scan)
    let tree = Parser.parse(source: bytes, maximumNestingLevel: Self.maximumNestingLevel)
    let source = SourceMap(bytes, lines: lines, root: tree.raw)
    var walker = FactWalker(source: source, collectsExtents: false)
    walker.walk(tree.raw)
    walker.facts.lineCount = scan.lineCount
    return walker.facts
  }
}
