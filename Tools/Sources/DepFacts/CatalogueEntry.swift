/// A singleton or ambient value of an SDK or package, and the field that it should become.
package struct CatalogueEntry: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
    case singleton, ambient, locator
    /// Listed apart and not counted, such as constants.
    case constant
  }

  /// The chain as ``PathFact`` writes it: `FileManager.default`, `Date()`, `getenv(_:)`,
  /// `Int.random(in:)`, `*.shuffled()`.
  package var expression: String
  package var kind: Kind
  /// The type of the value, for `.default` where that type is written.
  package var type: String
  /// The field: `fileManager`.
  package var field: String
  /// The type of the field: `any FileManaging`, `@Sendable () -> Date`.
  package var becomes: String
  /// What `live` passes for it.
  package var live: String
  /// What a test gains, or what to know, in one sentence.
  package var note: String
  /// What code reaches through it; nothing for a constant.
  package var effect: Effect

  package init(
    expression: String, kind: Kind, type: String, field: String, becomes: String, live: String,
    note: String, effect: Effect = .unknown
  ) {
    self.expression = expression
    self.kind = kind
    self.type = type
    self.field = field
    self.becomes = becomes
    self.live = live
    self.note = note
    self.effect = kind == .constant ? .nothing : effect
  }
}
