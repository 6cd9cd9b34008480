internal import DepJSON

/// How the registrations of a container are written, and what their words mean.
package struct RegistrationDialect: Sendable {
  /// The name of the package, or of the project's own container.
  package var name: String
  package var modules: Set<String> = []
  /// The type that holds the registrations; nil where only the project knows it.
  package var container: String?
  /// The types by which code has the container: `Container`, and the protocol `Resolver`.
  package var containers: Set<String>
  /// Functions whose calls register: `register`.
  package var calls: Set<String>
  /// The labels of what makes the object, where it is no closure: `initializer: Feed.init`.
  package var makingLabels: Set<String>
  /// Types of properties that register: `Factory` of `var api: Factory<API>`.
  package var properties: Set<String>
  /// Functions that fetch: `resolve`.
  package var resolves: Set<String>
  /// Which parameter of a registration's closure is the container; nil for none.
  package var resolverParameter: Int?
  /// The labels of arguments that name a registration.
  package var nameLabels: Set<String>
  /// The labels of arguments that take a type.
  package var typeLabels: Set<String>
  /// The labels of arguments that tell a fetch nothing but the container, or `nil`.
  package var plumbingLabels: Set<String>
  /// Functions that take a registration, and may name it: `store(factory:)`.
  package var storingCalls: Set<String>
  /// Whether fetches and the closures of registrations may throw.
  package var mayThrow: Bool
  /// Modifiers whose argument is the scope: `inObjectScope(.container)`.
  package var scopeCalls: Set<String>
  /// Labels whose argument is the scope: `register(API.self, scope: .single)`.
  package var scopeLabels: Set<String>
  /// Modifiers that register the same object under another type: `implements(API.self)`.
  package var serviceCalls: Set<String>
  package var lifetimes: [String: RegistrationLifetime]
  /// The scope where none is written.
  package var defaultScope: String
  /// The argument or property with which a project sets another one.
  package var defaultScopeSetting: String
  /// Modifiers that count in tests and previews only.
  package var otherContexts: Set<String>
  /// How other code fetches, with `NAME` or `TYPE` for what it fetches; nil where only the project
  /// knows its container.
  package var resolution: String?
  /// Static properties whose values are the objects: `liveValue`.
  package var values: Set<String>
  /// Superclasses of classes whose properties are the registrations.
  package var components: Set<String>
  /// Calls that keep what their closure makes: `shared { NetworkAPI() }`.
  package var keepingCalls: Set<String>
  /// Properties through which a component reads what another one has.
  package var parents: Set<String>
  /// The wrappers of the package.
  package var wrappers: Set<String>
  /// The lifetimes of what the project's own functions register.
  package var lifetimeOfCalls: [String: RegistrationLifetime] = [:]
  /// The labels that calls of the project's own functions can have.
  package var labelsOfCalls: [String: Set<String>] = [:]

  /// The labels that calls of the project's own functions can have which fetch.
  package var labelsOfResolves: [String: Set<String>] = [:]
  /// The labels of the parameters of the project's own functions that take a type.
  package var labelsOfTypes: [String: Set<String>] = [:]
  /// Functions and types that register without an object before the dot.
  package var freeCalls: Set<String> = []
  /// The types of the project whose functions register and fetch.
  package var ownTypes: Set<Int> = []

  /// The type of the project that is the container; nil for one of a package.
  package var ownType: Int?

  /// Whether the properties of a type of the project are the registrations.
  package var readsProperties = false

  /// Whether it belongs to the project's own container.
  package var isOwn: Bool { modules.isEmpty }

  /// The names of which each registration and each fetch has one.
  package var words: Set<String> {
    calls.union(properties).union(resolves).union(values).union(wrappers).union(components)
      .union([defaultScopeSetting, container].compactMap(\.self))
  }

  init(
    name: String, modules: Set<String>, container: String?, resolvers: Set<String>,
    wrappers: Set<String>, _ json: JSONValue
  ) throws {
    let fields = try json.object()
    func list(_ name: String) throws -> Set<String> {
      fields.contains { $0.name == name } ? Set(try fields.strings(name)) : []
    }
    func flag(_ name: String) -> Bool { fields.contains { $0.name == name && $0.value.isTrue } }
    self.name = name
    self.modules = modules
    self.container = container
    containers = resolvers.union([container].compactMap(\.self)).union(try list("containers"))
    calls = Set(try fields.strings("calls"))
    makingLabels = try list("makingLabels")
    properties = Set(try fields.strings("properties"))
    resolves = Set(try fields.strings("resolves"))
    resolverParameter =
      flag("handsOverResolver") ? 0 : flag("handsOverResolverSecond") ? 1 : nil
    nameLabels = try list("nameLabels")
    if nameLabels.isEmpty { nameLabels = ["name"] }
    typeLabels = try list("typeLabels")
    plumbingLabels = try list("plumbingLabels")
    storingCalls = try list("storingCalls")
    mayThrow = flag("mayThrow")
    freeCalls = try list("freeCalls")
    scopeCalls = Set(try fields.strings("scopeCalls"))
    scopeLabels = try list("scopeLabels")
    values = try list("values")
    components = try list("components")
    keepingCalls = try list("keepingCalls")
    parents = try list("parents")
    self.wrappers = wrappers
    serviceCalls = Set(try fields.strings("serviceCalls"))
    lifetimes = try fields.fields("lifetimes").table
      .compactMapValues(RegistrationLifetime.init)
    defaultScope = fields.optionalString("defaultScope") ?? ""
    defaultScopeSetting = fields.optionalString("defaultScopeSetting") ?? ""
    otherContexts = Set(try fields.strings("otherContexts"))
    resolution = fields.optionalString("resolution")
  }
}

/// How long what a registration makes is kept.
package enum RegistrationLifetime: String, Codable, Sendable {
  /// As long as the container.
  case kept
  /// Each fetch makes one.
  case new
  /// One for each fetch from outside, shared by all that this fetch makes.
  case graph
  /// As long as something else holds it.
  case retained
}
