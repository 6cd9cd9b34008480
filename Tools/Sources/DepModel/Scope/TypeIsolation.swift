/// On which actor a type and its members run, as far as the sources tell.
package enum TypeIsolation: Hashable, Sendable {
  case none
  /// `nonisolated class`, which says it where the module has another default.
  case nonisolated
  /// The attribute of a global actor: `@MainActor`.
  case global(String)
  case actor
  /// The main actor, because the module has it by default and nothing says otherwise.
  case moduleDefault
  /// A type outside of the project decides it, and no table knows that type.
  case unknown(outsideType: String)

  /// What a type says or inherits, and not its module.
  package var attribute: String? {
    if case .global(let attribute) = self { attribute } else { nil }
  }
}
