@_spi(RawSyntax) internal import SwiftSyntax

/// Measures a tree, without recursion.
enum TreeMeasure {
  /// Whether a tree is no deeper, and holds no more marks of errors, than is allowed.
  static func isWithin(depth: Int, errors: Int, _ root: RawSyntax) -> Bool {
    var level = [root]
    var count = 0
    for _ in 0..<depth {
      if level.isEmpty { return true }
      var next: [RawSyntax] = []
      for node in level {
        guard let children = node.nodes else { continue }
        for case let child? in children {
          if child.kind != .token {
            next.append(child)
          } else if child.hasError {
            count += 1
          }
          if child.kind == .unexpectedNodes { count += 1 }
        }
      }
      if count > errors { return false }
      level = next
    }
    return false
  }
}
