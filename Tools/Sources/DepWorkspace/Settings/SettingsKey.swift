/// A key of `.depstructs.json`.
package enum SettingsKey: String, CaseIterable, Sendable {
  /// The address of the schema, for editors.
  case schema = "$schema"
  case exclude, include, modules, locators, locatorFunctions, wrappers, compositionRoots, allowed
  case count, catalogue, sdk, severities, baseline

  /// What it is for, in one sentence.
  package var summary: String {
    switch self {
    case .schema: "The address of this schema, so that editors complete and check the file."
    case .exclude: "Patterns, as in .gitignore, of files and folders that are not read."
    case .include:
      "Patterns of files and folders that are read although they look vendored, generated or "
        + "ignored."
    case .modules: "Modules by name, each with the patterns of its files."
    case .locators:
      "Types and globals that return dependencies, such as ServiceLocator or Current."
    case .locatorFunctions: "Functions and methods that return dependencies, such as resolve."
    case .wrappers: "Property wrappers that return dependencies, such as Injected."
    case .compositionRoots:
      "Types, files and folders that wire the application and may use singletons."
    case .allowed: "Singletons and globals that are no dependencies here, such as Theme.current."
    case .count: "Kinds of places to count that are no dependencies as a rule, such as navigation."
    case .catalogue: "Entries added to the catalogue of SDK singletons and ambient values."
    case .sdk: "Facts added to the tables about types of SDKs and packages."
    case .severities: "The severity of each rule by name: off, note, warning or error."
    case .baseline: "The path of the baseline, from the folder of this file."
    }
  }
}
