package import DepFacts
internal import DepJSON

/// What is known about types of SDKs and packages: the tool's tables and those of the project.
///
/// The project's own declarations come first: ask only for what the project does not declare.
package struct SDKKnowledge: Sendable {
  private var tables = SDKTables()
  /// The containers of packages.
  private(set) var containers = ContainerDialects()

  /// Knows nothing.
  package init() {}

  /// Reads the built-in tables and adds those of the project.
  ///
  /// - Throws: ``CatalogueError`` where the built-in file is damaged.
  package init(adding extra: SDKTables) throws {
    tables = try SDKTables(JSONValue(catalogue: PackageResources.SDK_json, file: "SDK.json"))
    tables.add(extra)
    containers = try ContainerDialects(
      JSONValue(catalogue: PackageResources.ContainerDialects_json, file: "ContainerDialects.json"))
  }

  package func names(in list: SDKTables.List) -> Set<String> { tables.lists[list] ?? [] }

  package func lists(_ name: String, in list: SDKTables.List) -> Bool {
    tables.lists[list]?.contains(name) == true
  }

  package func text(of name: String, in map: SDKTables.Map) -> String? { tables.maps[map]?[name] }

  package func names(of map: SDKTables.Map) -> [String] {
    tables.maps[map].map { Array($0.keys) } ?? []
  }

  /// A name without the letters that a framework puts before its own: `FileCoordinator`.
  package func withoutPrefix(_ name: String) -> String {
    let prefix = names(in: .classPrefixes).first { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        && name.dropFirst(prefix.count + 1).first?.isLowercase == true
    }
    return String(name.dropFirst(prefix?.count ?? 0))
  }

  package func superclass(_ name: String) -> SDKTables.Superclass? { tables.superclasses[name] }

  package func ambientCall(_ expression: String) -> AmbientCall? { tables.ambientCalls[expression] }

  /// The closure for a member of a singleton: `URLSession.shared.data(for:)`.
  package func memberCall(_ expression: String) -> AmbientCall? { tables.memberCalls[expression] }

  /// All expressions that ``memberCall(_:)`` knows, sorted.
  package var memberCallExpressions: [String] { tables.memberCalls.keys.sorted() }

  package func isProtocol(_ name: String) -> Bool {
    lists(name, in: .protocols) || tables.protocolInitializers[name] != nil
  }

  /// The initializers that a protocol demands, by their labels; nil where that is not known.
  package func initializers(demandedBy name: String) -> [[String]]? {
    let simple = name.lastName
    if simple.hasPrefix("~") { return [] }
    if let known = tables.protocolInitializers[simple] { return known.map(Self.labels) }
    return ends(simple, in: .protocolEndingsWithoutInitializers) ? [] : nil
  }

  /// Whether it is known which static functions a protocol demands; see `requiredStatics`.
  package func knowsStatics(of name: String) -> Bool {
    let simple = name.lastName
    return isProtocol(simple) || simple.hasPrefix("~") || lists(simple, in: .standardTypes)
      || lists(simple, in: .plainValues)
      || ends(simple, in: .protocolEndingsWithoutInitializers)
  }

  /// Whether it is known which methods of an instance a protocol demands; see `requiredMethods`.
  package func knowsMethods(of name: String) -> Bool {
    let simple = name.lastName
    return lists(simple, in: .protocolsWithoutMethods) || simple.hasPrefix("~")
      || lists(simple, in: .standardTypes) || lists(simple, in: .plainValues)
  }

  /// Whether a name that the project does not declare is likely a protocol's.
  package func looksLikeProtocol(_ name: String) -> Bool {
    let simple = name.lastName
    return isProtocol(simple) || ends(simple, in: .protocolEndingsWithoutInitializers)
      || ends(simple, in: .protocolEndings)
  }

  /// Whether a name is likely that of a class whose name ends as one of a list.
  package func looksLikeClass(_ name: String, endingIn endings: SDKTables.List) -> Bool {
    names(in: .classPrefixes).contains(where: name.hasPrefix) && ends(name, in: endings)
  }

  /// Whether a name begins as those of an SDK's classes do: `NSSharingService`.
  package func hasClassPrefix(_ name: String) -> Bool {
    names(in: .classPrefixes).contains {
      name.hasPrefix($0) && name.dropFirst($0.count).isCapitalized
    }
  }

  private func ends(_ name: String, in list: SDKTables.List) -> Bool {
    names(in: list).contains(where: name.hasSuffix)
  }

  /// Whether a call as the facts write it makes a value of just the type it names, and never nil.
  package func makesItself(_ call: String) -> Bool {
    lists(call.baseName, in: .typesMadeByCalling) && !lists(call, in: .initializersThatFail)
  }

  /// Whether a name that the project does not declare is that of a view or view controller.
  func isScreen(named name: String) -> Bool {
    lists(name, in: .viewProtocols) || looksLikeClass(name, endingIn: .viewEndings)
      || looksLikeClass(name, endingIn: .viewControllerEndings)
  }

  /// Whether a component of a chain, as the facts write it, changes what stands before it.
  package func isMutating(_ component: String) -> Bool {
    lists(component.baseName, in: .mutatingMethods)
      || component.hasPrefix("form") && component.dropFirst(4).isCapitalized
  }

  /// A neutral value of a type, whatever its generic arguments are.
  package func placeholder(for type: String) -> String? {
    text(of: String(type.prefix { $0 != "<" }), in: .placeholders)
  }

  /// Whether a type's name has a word of test doubles.
  func isNamedAsTestDouble(_ name: String) -> Bool {
    names(in: .testDoubleWords).contains(where: name.lastName.hasWord)
  }

  /// Whether the name of a type says that its objects work for others: `KomgaHelper`, `KomgaApi`.
  func isNamedAsService(_ name: String) -> Bool { ends(name, inAnyCase: .serviceEndings) }

  /// Whether a type of a package has the name of one that asks others, as clients do.
  func isNamedAsClient(_ name: String) -> Bool { ends(name, inAnyCase: .clientEndings) }

  private func ends(_ name: String, inAnyCase list: SDKTables.List) -> Bool {
    names(in: list).contains { ending in
      name.hasSuffix(ending) || name.hasSuffix(ending.prefix(1) + ending.dropFirst().lowercased())
    }
  }

  /// Whether every platform has what a dependency reaches.
  package func isEverywhere(_ dependency: Dependency) -> Bool {
    guard dependency.kind == .systemSingleton || dependency.kind == .ambientValue else {
      return false
    }
    // A member of whatever the code has, as Foundation adds it: `data.write(to:)`.
    if dependency.target.name.hasPrefix("*.") { return true }
    let root = dependency.target.name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return [.standardTypes, .foundationTypes, .foundationFunctions].contains {
      lists(String(root), in: $0)
    }
  }

  /// The labels of `init(repeating:count:)`.
  private static func labels(_ initializer: String) -> [String] {
    initializer.dropFirst("init(".count).dropLast().split(separator: ":").map(String.init)
  }
}

extension ProjectScope {
  /// What is known about types that the project does not declare.
  package var sdk: SDKKnowledge { model.sdk }
}

extension String {
  /// Whether a name in camel case begins or ends with a word: `MockAPI`, `APIMock`, and not
  /// `Mockingbird`.
  fileprivate func hasWord(_ word: String) -> Bool {
    hasSuffix(word)
      || hasPrefix(word) && dropFirst(word.count).first.map { !$0.isLowercase } != false
  }
}
