@_spi(RawSyntax) internal import SwiftSyntax

/// Measures how deep a tree is, without recursion.
enum TreeDepth {
  static func isWithin(_ limit: Int, _ root: RawSyntax) -> Bool {
    var level = [root]
    for _ in 0..<limit {
      if level.isEmpty { return true }
      var next: [RawSyntax] = []
      for node in level {
        guard let children = node.nodes else { continue }
        for case let child? in children where child.kind != .token { next.append(child) }
      }
      level = next
    }
    return false
  }
}
