package import DepFacts

/// What a project's configuration should say, going by its sources.
///
/// It is a first guess for a person to read: every line comes with its reason. What the tool knows
/// without a configuration, such as `@main` types and `ServiceLocator`, is not proposed.
package struct ConfigurationProposal: Hashable, Sendable {
  /// Why something is proposed.
  package struct Note: Hashable, Sendable {
    /// The key of the configuration: `locators`.
    package var key: String
    package var name: String
    /// The reason, as the end of a sentence that begins with the name.
    package var reason: String

    package init(key: String, name: String, reason: String) {
      self.key = key
      self.name = name
      self.reason = reason
    }
  }

  /// Types and globals that hand out dependencies; sorted.
  package var locators: [String] = []
  /// Functions that do for a type that they are given; sorted.
  package var locatorFunctions: [String] = []
  /// Property wrappers that fetch from those; sorted.
  package var wrappers: [String] = []
  /// Types and folders that put the program together; sorted.
  package var compositionRoots: [String] = []
  /// The reasons, in the order of the lists above.
  package var notes: [Note] = []
  /// Locators of the project that need no line, because the tool knows them by their names.
  package var recognised: [Note] = []

  package init() {}

  /// How much must be seen before something is proposed.
  package struct Thresholds: Sendable {
    /// Different types that a locator hands out.
    package var handedOut = 3
    /// Types that ask it.
    package var users = 5
    /// Types that call a function that resolves by type.
    package var functionUsers = 3
    /// Different classes of the project that a composition root makes.
    package var made = 3

    package init() {}
  }

  /// Looks at the sources of a project; those of tests are left out.
  ///
  /// - Throws: ``CatalogueError`` when the built-in data cannot be read.
  package static func make(
    from records: [SourceRecord], thresholds: Thresholds = Thresholds()
  ) throws -> ConfigurationProposal {
    let sources = records.filter { $0.role == .source }.sorted { $0.path < $1.path }
    let catalogue = try Catalogue(decoding: [])
    let index = ProposalIndex(sources, catalogue: catalogue)
    let known = LocatorNames(ModelOptions(), catalogue, SDKKnowledge())
    var proposal = ConfigurationProposal()

    let sdk = try SDKKnowledge(adding: SDKTables())
    let locators = LocatorSearch(index: index, thresholds: thresholds, sdk: sdk).run()
    let functions = LocatorFunctionSearch(index: index, thresholds: thresholds).run()
    let names = Set(locators.map(\.name))
    let wrappers = WrapperSearch(
      index: index, locators: names.union(known.types), functions: Set(functions.map(\.name))
    ).run()
    let roots = CompositionRootSearch(index: index, thresholds: thresholds, sdk: sdk).run()

    proposal.add(locators.filter { !known.types.contains($0.name) }, to: \.locators)
    proposal.recognised = locators.filter { known.types.contains($0.name) }
      .sorted { $0.name < $1.name }
    proposal.add(functions, to: \.locatorFunctions)
    proposal.add(wrappers, to: \.wrappers)
    proposal.add(roots.filter { !names.contains($0.name) }, to: \.compositionRoots)
    return proposal
  }

  private mutating func add(_ notes: [Note], to list: WritableKeyPath<Self, [String]>) {
    let sorted = notes.sorted { ($0.name, $0.reason) < ($1.name, $1.reason) }
    self[keyPath: list] += sorted.map(\.name)
    self.notes += sorted
  }
}
