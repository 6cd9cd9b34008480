package import DepFacts

/// What a project tells the model about itself, from its configuration.
package struct ModelOptions: Codable, Hashable, Sendable {
  /// Names of types and globals that hand out dependencies: `ServiceLocator`, `Current`.
  package var locators: [String] = []
  /// Names of functions and methods that do: `resolve`, `inject`.
  package var locatorFunctions: [String] = []
  /// Names of property wrappers that do: `Injected`.
  package var wrappers: [String] = []
  /// Names of types, and paths of files or folders, that are composition roots.
  package var compositionRoots: [String] = []
  /// Names of singletons and globals that are no dependency here: `Theme.current`.
  package var allowed: [String] = []
  /// Entries that the project adds to the catalogue.
  package var catalogue: [CatalogueEntry] = []
  /// What the project adds to the tables about types of SDKs.
  package var sdk = SDKTables()

  package init() {}
}

/// A singleton or ambient value of an SDK or package, and the field that it should become.
package struct CatalogueEntry: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable {
    case singleton, ambient, locator
    /// Listed apart and not counted, such as constants.
    case constant
  }

  /// The chain as ``DepFacts/PathFact`` writes it: `FileManager.default`, `Date()`, `getenv(_:)`,
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

  package init(
    expression: String, kind: Kind, type: String, field: String, becomes: String, live: String,
    note: String
  ) {
    self.expression = expression
    self.kind = kind
    self.type = type
    self.field = field
    self.becomes = becomes
    self.live = live
    self.note = note
  }
}
