/// On which actor a type and its members run, as far as the sources tell.
package enum TypeIsolation: Hashable, Sendable {
  case none
  /// `nonisolated class`, which says it where the module has another default.
  case nonisolated
  /// The attribute of a global actor: `@MainActor`.
  case global(String)
  case actor
  /// A type outside of the project decides it, and no table knows that type.
  case unknown(outsideType: String)

  package var attribute: String? {
    if case .global(let attribute) = self { attribute } else { nil }
  }
}
