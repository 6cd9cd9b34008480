@_spi(RawSyntax) internal import SwiftSyntax

/// Reads the names that a pattern binds.
enum Pattern {
  private static let depthLimit = 200

  /// Calls back with each name, from the left.
  static func forEachName(
    _ pattern: RawSyntax, depth: Int = 0, _ body: (RawTokenSyntax) -> Void
  ) {
    guard depth < depthLimit else { return }
    switch pattern.kind {
    case .identifierPattern:
      guard let identifier = RawIdentifierPatternSyntax(pattern)?.identifier, identifier.isPresent
      else { return }
      body(identifier)
    case .tuplePattern:
      guard let tuple = RawTuplePatternSyntax(pattern) else { return }
      for case let element? in tuple.elements.layoutView.children {
        guard let element = RawTuplePatternElementSyntax(element) else { continue }
        forEachName(element.pattern.raw, depth: depth + 1, body)
      }
    case .valueBindingPattern:
      guard let binding = RawValueBindingPatternSyntax(pattern) else { return }
      forEachName(binding.pattern.raw, depth: depth + 1, body)
    default: break
    }
  }
}
