/// What the baseline allows: how often an expression may occur in a type.
package struct BaselineEntry: Codable, Hashable, Comparable, Sendable {
  package var module: String
  package var type: String
  package var rule: String
  package var expression: String
  package var count: Int

  package static func < (left: Self, right: Self) -> Bool {
    (left.module, left.type, left.rule, left.expression, left.count)
      < (right.module, right.type, right.rule, right.expression, right.count)
  }
}
