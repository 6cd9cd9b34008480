package import DepFacts
internal import DepNesting
internal import SwiftParser
@_spi(RawSyntax) internal import SwiftSyntax

/// Reads the facts of one Swift file.
///
/// It needs a stack of 16 megabytes: the parser is recursive.
package struct FactReader: Sendable {
  package init() {}

  /// Reads a text.
  package func read(_ text: String) -> FileFacts {
    var text = text
    return text.withUTF8 { read($0) }
  }

  /// Reads the bytes of a file, whatever they are; never throws, never traps.
  package func read(_ bytes: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let nesting = NestingGuard(bytes)
    return nesting.withSafeBytes(of: bytes) { read($0, tooDeep: nesting.firstOffset) }
  }

  private func read(_ bytes: UnsafeBufferPointer<UInt8>, tooDeep: Int?) -> FileFacts {
    let scan = SourceScan(bytes)
    let tree = Parser.parse(source: bytes, maximumNestingLevel: NestingGuard.maximumNestingLevel)
    let lines = LineTable(bytes, scan: scan)
    let source = SourceMap(bytes, lines: lines, root: tree.raw)
    let isSuppressed = SuppressionReader.isNeeded(bytes)
    var walker = FactWalker(source: source, collectsExtents: isSuppressed)
    walker.walk(tree.raw)
    walker.facts.lineCount = scan.lineCount
    if isSuppressed {
      walker.facts.suppressions = SuppressionReader.read(
        tree.raw, source: source, extents: walker.extents)
    }
    if walker.facts.imports.contains("PackageDescription") {
      walker.facts.targets = ManifestReader.targets(tree.raw)
    }
    let tooDeep = tooDeep ?? walker.depthOverflow
    if tree.hasError || tooDeep != nil || !scan.isASCII {
      walker.facts.obstacles = obstacles(bytes, tree: tree, lines: lines, tooDeep: tooDeep)
    }
    return walker.facts
  }

  private func obstacles(
    _ bytes: UnsafeBufferPointer<UInt8>, tree: SourceFileSyntax, lines: LineTable, tooDeep: Int?
  ) -> [ObstacleFact] {
    var reader = ObstacleReader(lines: lines)
    if let offset = UTF8Check.firstInvalidOffset(bytes) { reader.noteInvalidUTF8(at: offset) }
    if let tooDeep {
      reader.noteTooDeep(at: tooDeep)
    } else if tree.hasMaximumNestingLevelOverflow {
      reader.noteTooDeep(at: bytes.count)
    }
    if tree.hasError { reader.noteErrors(in: tree.raw, bytes) }
    return reader.obstacles
  }
}
