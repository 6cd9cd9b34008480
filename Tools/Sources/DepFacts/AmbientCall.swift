/// A function or property that depends on its surroundings, and the closure that calls it.
///
/// The catalogue proposes the field that reads best; this one changes nothing.
package struct AmbientCall: Codable, Hashable, Sendable {
  /// Names for the field, the best first.
  package var names: [String] = []
  /// The parameters and effects of the closure: `(Duration) async throws`.
  package var parameters = ""
  package var result = ""
  package var live = ""
  /// Whether the result of the function may be left unused, as that of the closure may not.
  package var isDiscardable = false
  /// What the place becomes before and after the arguments; empty for the plain call.
  ///
  /// With `#` for the value of the closure it is a member of what stands before:
  /// `timeIntervalSince(#)`. `@` stands for what it is asked of.
  package var before = ""
  package var after = ""
  /// The types that the first argument may have, where other types choose another overload; empty
  /// for any type.
  package var firstArgument: [String] = []

  package init() {}
}
