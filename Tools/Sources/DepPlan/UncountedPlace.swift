package import DepFacts

/// A place that reaches an effect and is no dependency as a rule, such as a view model that a
/// screen makes.
package struct UncountedPlace: Hashable, Sendable {
  package var kind: CountableKind
  package var path: String
  package var position: SourcePosition
  /// The thing as written: `FilterModel()`.
  package var expression: String

  package init(
    kind: CountableKind, path: String, position: SourcePosition, expression: String
  ) {
    self.kind = kind
    self.path = path
    self.position = position
    self.expression = expression
  }
}
