package import DepFacts
internal import DepJSON

/// What is known about types of SDKs and packages: the tool's tables and those of the project.
///
/// The project's own declarations come first: ask only for what the project does not declare.
package struct SDKKnowledge: Sendable {
  private var tables = SDKTables()

  /// Knows nothing.
  package init() {}

  /// Reads the built-in tables and adds those of the project.
  ///
  /// - Throws: ``CatalogueError`` where the built-in file is damaged.
  package init(adding extra: SDKTables) throws {
    tables = try SDKTables(JSONValue(catalogue: PackageResources.SDK_json, file: "SDK.json"))
    tables.add(extra)
  }

  package func names(in list: SDKTables.List) -> Set<String> { tables.lists[list] ?? [] }

  package func lists(_ name: String, in list: SDKTables.List) -> Bool {
    tables.lists[list]?.contains(name) == true
  }

  /// The type of a member: `URL` for `Bundle.bundleURL`.
  package func memberType(_ name: String) -> String? { tables.memberTypes[name] }

  package func superclass(_ name: String) -> SDKTables.Superclass? { tables.superclasses[name] }

  /// The initializers that a protocol demands, by their labels; nil where that is not known.
  package func initializers(demandedBy name: String) -> [[String]]? {
    let simple = name.lastName
    if simple.hasPrefix("~") { return [] }
    if let known = tables.protocolInitializers[simple] { return known.map(Self.labels) }
    return Self.endingsWithoutInitializers.contains { simple.hasSuffix($0) } ? [] : nil
  }

  /// Whether a name that the project does not declare is likely a protocol's.
  package func looksLikeProtocol(_ name: String) -> Bool {
    let simple = name.lastName
    return tables.protocolInitializers[simple] != nil
      || (Self.endingsWithoutInitializers + Self.endingsOfProtocols).contains {
        simple.hasSuffix($0)
      }
  }

  /// Whether every platform has what a dependency reaches.
  package func isEverywhere(_ dependency: Dependency) -> Bool {
    guard dependency.kind == .systemSingleton || dependency.kind == .ambientValue else {
      return false
    }
    let root = dependency.target.name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return lists(String(root), in: .everywhereTypes)
  }

  /// The labels of `init(repeating:count:)`.
  private static func labels(_ initializer: String) -> [String] {
    initializer.dropFirst("init(".count).dropLast().split(separator: ":").map(String.init)
  }

  private static let endingsWithoutInitializers = ["Delegate", "DataSource", "Convertible"]
  private static let endingsOfProtocols = ["able", "ible", "ing", "Protocol", "Type"]
}

extension ProjectScope {
  /// What is known about types that the project does not declare.
  package var sdk: SDKKnowledge { model.sdk }
}
