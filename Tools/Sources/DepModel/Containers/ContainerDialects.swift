internal import DepJSON

/// The containers of packages: which modules have which property wrappers, and what these do.
package struct ContainerDialects: Sendable {
  struct Dialect: Sendable {
    var name: String
    var modules: Set<String>
    var container: String?
    /// Whether code that extends the container has the package's wrapper, whatever it imports.
    var isKnownByContainer: Bool
    var wrappers: [String: FetchMoment]
    /// The wrapper that fetches what a view would own.
    var plainWrapper: String?
    /// The wrappers of SwiftUI that keep the same objects, by the wrappers of the package.
    var stateWrappers: [String: String]
    /// Whether its `resolve` gives an object without an optional around it.
    var resolvesAlways: Bool
    /// Whether it keeps each object that it makes, for its whole life.
    var keepsAll: Bool
    /// Whether no code may put another object into its wrappers.
    var isReadOnly: Bool
    /// Functions that fetch what a key path names: `resolve(\.api)`.
    var keyPathFunctions: Set<String>
    /// Functions of the package that give an object of the type that the place takes, as facts
    /// write calls: `resolve()`.
    var typeFunctions: Set<String>
    /// The types by which it is handed to others.
    var resolvers: Set<String>
    /// The types of the package that hold a resolver, by the name of the property.
    var holders: [String: String]
    /// The modules with functions that take an initializer and choose it by what it takes:
    /// `autoregister(API.self, initializer: API.init)`.
    var choosesInitializers: Set<String>
    /// Modifiers of a registration whose object lives as long as the container.
    var longLifetimes: Set<String>
    /// The types behind key paths that the package itself declares.
    var types: [String: String]
    /// The types behind key paths that other packages declare, by the module that declares them.
    var additions: [String: [String: String]]
    /// Key paths whose values may be others at the next read, such as the time.
    var changing: Set<String>
    /// How its registrations are written; nil where nothing reads them.
    var registrations: RegistrationDialect?
  }

  private(set) var all: [Dialect] = []

  /// Knows none.
  init() {}

  /// - Throws: ``CatalogueError`` where the built-in file is damaged.
  init(_ json: JSONValue) throws {
    all = try json.object().map { member in
      let fields = try member.value.object()
      let modules = Set(try fields.strings("modules"))
      let registrations = fields.first { $0.name == "registrations" }
      let wrappers = try fields.fields("wrappers").table.compactMapValues(FetchMoment.init)
      let container = fields.optionalString("container")
      let resolvers =
        fields.contains { $0.name == "resolvers" } ? Set(try fields.strings("resolvers")) : []
      return Dialect(
        name: member.name, modules: modules, container: container,
        isKnownByContainer: fields.contains { $0.name == "knownByContainer" && $0.value.isTrue },
        wrappers: wrappers,
        plainWrapper: fields.optionalString("plainWrapper"),
        stateWrappers: fields.contains { $0.name == "stateWrappers" }
          ? try fields.fields("stateWrappers").table : [:],
        resolvesAlways: fields.contains { $0.name == "resolvesAlways" && $0.value.isTrue },
        keepsAll: fields.contains { $0.name == "keepsAll" && $0.value.isTrue },
        isReadOnly: fields.contains { $0.name == "readOnly" && $0.value.isTrue },
        keyPathFunctions: fields.contains { $0.name == "keyPathFunctions" }
          ? Set(try fields.strings("keyPathFunctions")) : [],
        typeFunctions: fields.contains { $0.name == "typeFunctions" }
          ? Set(try fields.strings("typeFunctions")) : [],
        resolvers: resolvers,
        holders: fields.contains { $0.name == "holders" }
          ? try fields.fields("holders").table : [:],
        choosesInitializers: fields.contains { $0.name == "choosesInitializers" }
          ? Set(try fields.strings("choosesInitializers")) : [],
        longLifetimes: Set(try fields.strings("longLifetimes")),
        types: try fields.fields("types").table,
        additions: fields.contains { $0.name == "additions" }
          ? Dictionary(
            uniqueKeysWithValues: try fields.fields("additions").map {
              ($0.name, try $0.value.object().table)
            }) : [:],
        changing: Set(try fields.strings("changing")),
        registrations: try registrations.map {
          try RegistrationDialect(
            name: member.name, modules: modules, container: container,
            resolvers: resolvers, wrappers: Set(wrappers.keys), $0.value)
        })
    }
  }

  /// The dialects with a wrapper of this name that some of these modules declare.
  func dialects(withWrapper name: String, in modules: Set<String>) -> [Dialect] {
    all.filter { $0.wrappers[name] != nil && !$0.modules.isDisjoint(with: modules) }
  }

  /// The dialect with a wrapper of this name whose container is among some types.
  func dialect(withWrapper name: String, of containers: (String) -> Bool) -> Dialect? {
    all.first {
      $0.isKnownByContainer && $0.wrappers[name] != nil && $0.container.map(containers) == true
    }
  }

  /// Whether `resolve` of a type that containers are handed over by gives an optional; nil where
  /// none of these modules declares such a type.
  func handedOver(_ name: String, _ modules: Set<String>) -> Bool? {
    all.first { $0.resolvers.contains(name) && !$0.modules.isDisjoint(with: modules) }
      .map { !$0.resolvesAlways }
  }

  /// The modules of packages that choose among the initializers of a type.
  var choosingInitializers: Set<String> {
    all.reduce(into: []) { $0.formUnion($1.choosesInitializers) }
  }

  /// The way from a type of a package to the resolver that it holds.
  func held(
    by name: String, _ modules: Set<String>
  ) -> (path: [String], givesOptional: Bool)? {
    all.lazy.filter { !$0.modules.isDisjoint(with: modules) }
      .compactMap { dialect in
        dialect.holders[name].map { (path: [$0], givesOptional: !dialect.resolvesAlways) }
      }.first
  }

  /// Whether `resolve` of a container or resolver of this name gives an optional; nil where none of
  /// these modules declares one.
  func givesOptional(_ name: String, in modules: Set<String>) -> Bool? {
    let known = all.filter {
      ($0.container == name || $0.resolvers.contains(name)) && !$0.modules.isDisjoint(with: modules)
    }
    return known.isEmpty ? nil : !known.contains(where: \.resolvesAlways)
  }

  /// The dialect with a function of this name that goes by key path, in a file with these imports.
  func dialect(withKeyPathFunction name: String, in modules: Set<String>) -> Dialect? {
    all.first { $0.keyPathFunctions.contains(name) && !$0.modules.isDisjoint(with: modules) }
  }

  /// The dialect with a function that gives an object by its type, as facts write its call.
  func dialect(withTypeFunction call: String, in modules: Set<String>) -> Dialect? {
    all.first { $0.typeFunctions.contains(call) && !$0.modules.isDisjoint(with: modules) }
  }

  func dialect(named name: String) -> Dialect? { all.first { $0.name == name } }
}
