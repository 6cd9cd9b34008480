import DepFacts

/// The names of what hands out dependencies at run time.
struct LocatorNames: Sendable {
  /// Types and globals: `ServiceLocator`, `Current`.
  var types: Set<String>
  /// Functions and methods: `resolve`.
  var functions: Set<String>
  /// Property wrappers that fetch a dependency.
  var wrappers: Set<String>
  /// The containers of packages, whose functions may go by key path.
  var containers: ContainerDialects

  init(_ options: ModelOptions, _ catalogue: Catalogue, _ sdk: SDKKnowledge) {
    containers = sdk.containers
    types = catalogue.locators.union(options.locators)
    functions = Set(options.locatorFunctions)
    wrappers = Set(options.wrappers).union(options.sdk.maps[.injectingWrappers, default: [:]].keys)
  }
}
