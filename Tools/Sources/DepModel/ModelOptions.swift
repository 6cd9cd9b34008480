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
  /// Kinds of places that are counted although they are no dependencies as a rule.
  package var counted: Set<CountableKind> = []
  /// Whether static functions of types with other hidden dependencies are callers of facades too.
  package var countsFacadesInFunctions = false
  /// Entries that the project adds to the catalogue.
  package var catalogue: [CatalogueEntry] = []
  /// What the project adds to the tables about types of SDKs.
  package var sdk = SDKTables()
  /// Modules whose declarations are on the main actor where they say nothing else.
  package var mainActorModules: Set<String> = []
  /// Modules that a manifest compiles in a mode before Swift 6.
  package var olderModules: Set<String> = []
  /// Modules whose settings were not read, which may be on the main actor too.
  package var unsettledModules: Set<String> = []
  /// Those that another build may call otherwise.
  package var modulesOfOtherNames: Set<String> = []
  /// The targets of Xcode projects whose modules have their name.
  package var modulesOfXcode: Set<String> = []
  /// The names that Xcode projects give to the modules of targets.
  package var productsOfXcode: Set<String> = []
  /// What stands for modules of Xcode projects, and is no name of a target or a product.
  package var foldersOfXcode: Set<String> = []
  /// The names of files that several targets of an Xcode project compile.
  package var filesOfSeveralTargets: Set<String> = []
  /// The paths of files that no target of an Xcode project compiles.
  package var uncompiledFiles: Set<String> = []
  /// Modules of packages that no library of the package has, so that all their users are read.
  package var innerModules: Set<String> = []
  /// Modules of packages, whose manifests tell who can import them.
  package var packageModules: Set<String> = []
  /// Modules whose manifests list the library.
  package var libraryModules: Set<String> = []

  package init() {}
}
