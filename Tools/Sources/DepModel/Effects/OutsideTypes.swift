import DepFacts
internal import DepJSON

/// What types reach that the project does not declare.
///
/// A type of a module that was not read, and that no table lists, reaches something unknown.
struct OutsideTypes: Sendable {
  /// What the project's modules and an SDK's frameworks do not cover.
  enum Imports: Sendable {
    /// Only modules of the project, and Foundation.
    case foundation
    /// Frameworks of the SDK too.
    case frameworks
    /// A module that was not read.
    case others
  }

  private let effects: [String: Effect]
  /// By a whole call: a stream in memory is no file.
  private let effectsOfCalls: [String: Effect]
  /// By the first label of a call.
  private let effectsOfLabels: [String: Effect]
  /// Types whose objects act on what they are given, or are parts of a screen.
  private let dependents: Set<String>
  private let panels: Set<String>
  private let frameworks: Set<String>
  private let prefixes: Set<String>
  /// Modules of which the tables list nearly every type.
  private let foundations: Set<String>
  private let withoutEffect: Set<String>
  private let catalogue: Catalogue
  private let sdk: SDKKnowledge

  init(catalogue: Catalogue, sdk: SDKKnowledge) throws {
    let fields = try JSONValue(
      catalogue: PackageResources.TypeEffects_json, file: "TypeEffects.json"
    ).object()
    effects = try Self.effects(fields.fields("effects"))
    effectsOfCalls = try Self.effects(fields.fields("calls"))
    effectsOfLabels = try Self.effects(fields.fields("labels"))
    dependents = Set(try fields.strings("dependents"))
    panels = Set(try fields.strings("panels"))
    frameworks = Set(try fields.strings("frameworks"))
    prefixes = Set(try fields.strings("prefixes"))
    foundations = Set(try fields.strings("foundations"))
    withoutEffect = Self.lists.reduce(into: []) { $0.formUnion(sdk.names(in: $1)) }
    self.catalogue = catalogue
    self.sdk = sdk
  }

  /// The effect of each name, from lists by effect.
  private static func effects(_ lists: [JSONValue.Member]) throws -> [String: Effect] {
    var effects: [String: Effect] = [:]
    for list in lists {
      let effect = try Effect(catalogue: list.name, of: "TypeEffects.json")
      for name in try lists.strings(list.name) { effects[name] = effect }
    }
    return effects
  }

  private static let lists: [SDKTables.List] = [
    .sendableTypes, .plainValues, .noncopyableTypes, .nonescapableTypes, .plainClasses,
    .standardTypes, .genericTypes, .foundationTypes, .typesMadeByCalling, .protocols,
    .protocolsWithoutMembers, .protocolsWithAssociatedTypes, .valueProtocols, .generatedNames,
  ]

  func imports(of source: SourceRecord, modules: Set<String>) -> Imports {
    var imports = Imports.foundation
    for name in source.facts.imports where !modules.contains(name) {
      guard frameworks.contains(name) else { return .others }
      if !foundations.contains(name) { imports = .frameworks }
    }
    return imports
  }

  /// The modules that a file imports and that neither the project nor an SDK declares.
  func packages(of source: SourceRecord, modules: Set<String>) -> Set<String> {
    Set(source.facts.imports.filter { !modules.contains($0) && !frameworks.contains($0) })
  }

  /// What making a value of the type reaches, or using its static members.
  func effect(of name: String, imports: Imports) -> Effect {
    if let listed = listed(name) { return listed }
    if frameworks.contains(name) || hasPrefixOfSDK(name) { return .nothing }
    return imports == .frameworks ? .nothing : .unknown
  }

  /// How many names of a chain only say which framework declares the type: 1 for
  /// `Foundation.URLSession(configuration:)`, else 0.
  func qualifierCount(of path: [String]) -> Int {
    guard path.count > 1, frameworks.contains(path[0]), path[1].isCapitalized,
      listed(path[1].baseName) != nil
    else { return 0 }
    return 1
  }

  /// Whether it is a window that the code shows and waits for.
  func isPanel(_ name: String) -> Bool { panels.contains(name) }

  /// Whether the name is that of a view or view controller.
  func isShown(_ name: String) -> Bool { sdk.isScreen(named: name) }

  /// Whether making one is no dependency, although using it reaches an effect.
  func actsOnWhatItIsGiven(_ name: String) -> Bool { dependents.contains(name) }

  /// What a call of a type reaches whatever the type is: `String(contentsOfFile:encoding:)`.
  func effect(ofCall component: String) -> Effect? {
    if let effect = effectsOfCalls[component] { return effect }
    guard component.isCall, let open = component.firstIndex(of: "(") else { return nil }
    let label = component[component.index(after: open)...].prefix { $0 != ":" }
    return effectsOfLabels[String(label)]
  }

  /// Whether a function of code that was not read writes to a log: `DDLogInfo`.
  func writesLog(_ name: String) -> Bool { sdk.lists(name, in: .loggerFunctions) }

  /// What a class inherits from one that the project does not declare.
  func effect(ofSuperclass name: String, imports: Imports) -> Effect {
    if sdk.looksLikeProtocol(name) { return .nothing }
    if let listed = effects[name] { return listed }
    if sdk.looksLikeClass(name, endingIn: .classEndings) { return .mutableState }
    return effect(of: name, imports: imports)
  }

  /// What a property wrapper reaches; nil for one that no table lists.
  func effect(ofWrapper name: String) -> Effect? {
    switch catalogue.kind(ofWrapper: name) {
    case .locator: .unknown
    case .environment: effects[name] ?? .nothing
    case nil: effects[name]
    }
  }

  /// What the tables say; nil for a name that none lists.
  private func listed(_ name: String) -> Effect? {
    if let effect = effects[name] { return effect }
    if withoutEffect.contains(name) || catalogue.kind(ofType: name) == .constant {
      return .nothing
    }
    return sdk.isProtocol(name) ? .nothing : nil
  }

  /// Whether the name begins as those of an SDK's framework do: `CGAffineTransform`.
  private func hasPrefixOfSDK(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase || $0.isNumber }
    guard capitals.count > 2, capitals.count < name.count else { return false }
    return prefixes.contains(String(capitals.dropLast()))
  }
}
