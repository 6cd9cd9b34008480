import DepFacts

/// The names of what hands out dependencies at run time.
struct LocatorNames: Sendable {
  /// Types and globals: `ServiceLocator`, `Current`.
  var types: Set<String>
  /// Functions and methods: `resolve`.
  var functions: Set<String>
  /// Functions that types call without a base, and that give whatever type the caller asks for:
  /// `let api: API = resolve()`.
  var bareFunctions: Set<String> = []
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

  /// Adds the functions of the project that are named as what fetches from a container, and give a
  /// type by nothing but the type.
  mutating func addBareFunctions(of sources: [SourceRecord]) {
    for source in sources {
      for member in source.facts.members
      where member.givesWhatIsAsked && Self.fetching.contains(member.name) {
        bareFunctions.insert(member.name)
      }
    }
  }

  private static let fetching: Set<String> = ["inject", "injected", "resolve", "resolved"]
}

extension MemberFact {
  /// Whether it is a static function or one at file level that gives any type, and is passed
  /// nothing: `static func resolve<T>() -> T`.
  package var givesWhatIsAsked: Bool {
    guard kind == .function, owner < 0 || flags.contains(.isStatic),
      flags.isDisjoint(with: [.isAsync, .isThrowing]), parameters.allSatisfy(\.hasDefault),
      let type
    else { return false }
    return genericParameters.contains(type.filter { $0 != "?" && $0 != "!" })
  }
}
