package import DepFacts

/// What a project says in its `.depstructs.json`.
///
/// All values are plain; what they mean is decided by whoever reads them.
package struct Settings: Hashable, Sendable {
  /// A module by patterns of paths.
  package struct Module: Hashable, Sendable {
    package var name: String
    package var patterns: [String]
  }

  /// A rule's severity: `off`, `note`, `warning` or `error`.
  package struct RuleSeverity: Hashable, Sendable {
    package var rule: String
    package var severity: String
  }

  package var exclude: [String] = []
  package var include: [String] = []
  /// In order of name.
  package var modules: [Module] = []
  package var locators: [String] = []
  package var locatorFunctions: [String] = []
  package var wrappers: [String] = []
  package var compositionRoots: [String] = []
  package var allowed: [String] = []
  /// Kinds of places that count although they are no dependencies as a rule.
  package var count: [CountableKind] = []
  /// Additions to the catalogue of SDK singletons and ambient values.
  package var catalogue: [CatalogueEntry] = []
  package var sdk = SDKTables()
  /// In order of name.
  package var severities: [RuleSeverity] = []
  /// The path of the baseline as written, relative to the folder of the configuration.
  package var baseline: String?

  package init() {}
}
