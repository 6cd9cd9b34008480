/// What of a project becomes part of its graph.
package struct GraphOptions: Hashable, Sendable {
  /// Whether test code is part of it.
  package var includesTests = false
  /// Whether places that are not counted are part of it.
  package var includesExempt = false

  package init() {}
}
