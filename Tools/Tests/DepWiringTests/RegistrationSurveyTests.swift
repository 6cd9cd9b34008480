import DepFacts
import DepModel
import DepParsing
import DepSyntax
import DepWiring
import Testing

/// What the survey of a container reports, and what it leaves out because it cannot know.
struct RegistrationSurveyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var imports = ""
    let code: String
    /// Each problem as `rule subject`.
    var problems: [String] = []

    init(_ name: String, imports: String = "", _ problems: [String] = [], _ code: String) {
      testDescription = name
      self.imports = imports
      self.code = code
      self.problems = problems
    }
  }

  static let stores = """
    final class Store {
      static let shared = Store()
      func register<T>(_ type: T.Type = T.self, name: String? = nil, make: @escaping () -> T) {}
      func resolve<T>(_ type: T.Type = T.self, name: String? = nil) -> T { fatalError() }
      func find<T>(_ type: T.Type = T.self) -> T? { nil }
      subscript<T>(_ type: T.Type) -> T { resolve(type) }
    }
    final class Other {
      static let shared = Other()
      func register<T>(_ type: T.Type, make: @escaping () -> T) {}
      func resolve<T>(_ type: T.Type = T.self) -> T { fatalError() }
    }
    protocol Service {}
    final class A: Service { init() {} }
    final class B { init(a: A) {} }
    final class C { init() {} }
    """

  static let fetches = [
    Case(
      "an optional is fetched by the type in it", [],
      """
      func boot() { Store.shared.register(A.self) { A() } }
      final class User { let a: A? = Store.shared.find(); let b: A! = Store.shared.find() }
      """),
    Case(
      "what is declared as the container fetches under any name", ["not-registered C"],
      """
      func boot(_ services: Store) {
        services.register(A.self) { A() }
        services.register(B.self) { B(a: services.resolve()) }
      }
      final class Screen {
        private let services: Store
        let b: B
        private lazy var c: C = services.resolve()
        init(services: Store) { self.services = services; b = services.resolve() }
      }
      """),
    Case(
      "what nothing declares may be the container", [],
      """
      func boot() { Store.shared.register(A.self) { A() } }
      func use() { let locator = Elsewhere.make(); let a: A = locator.resolve(); print(a) }
      """),
    Case(
      "functions of other types are no fetches", ["unread-registration A"],
      """
      func boot() { Store.shared.register(A.self) { A() } }
      final class Client {
        func resolve<T>(_ type: T.Type, from url: String) -> T { fatalError() }
        func load() -> C { resolve(C.self, from: "") }
      }
      func use(client: Client) { print(client.resolve(C.self, from: "")) }
      """),
    Case(
      "a type-keyed hole in plain code is found", ["not-registered C", "unread-registration A"],
      """
      func boot() { Store.shared.register(A.self) { A() } }
      final class User { let c = Store.shared.resolve(C.self) }
      """),
    Case(
      "a name of a generic parameter is no type of the project", [],
      """
      func boot() { Store.shared.register(A.self) { A() } }
      func load<C>() -> C { Store.shared.resolve(C.self) }
      """),
    Case(
      "the wrapper of the store fetches what its users name", ["unread-registration B"],
      """
      @propertyWrapper struct Inject<T> { var wrappedValue: T { Store.shared.resolve(T.self) } }
      func boot() {
        Store.shared.register(A.self) { A() }
        Store.shared.register(B.self) { B(a: A()) }
      }
      final class User { @Inject var a: A }
      """),
    Case(
      "an argument of a wrapper names the service that the property is only a part of", [],
      """
      protocol Part {}
      @propertyWrapper struct Inject<T> {
        private let value: Any
        var wrappedValue: T { value as! T }
        init<S>(as service: S.Type) { value = Store.shared.resolve(service) }
      }
      func boot() { Store.shared.register(A.self) { A() } }
      final class User { @Inject(as: A.self) var part: any Part }
      """),
    Case(
      "a subscript and a function that is not known may fetch", [],
      """
      func boot() {
        Store.shared.register(A.self) { A() }
        Store.shared.register(C.self) { C() }
      }
      extension Store { func all<T>(_ type: T.Type) -> [T] { [] } }
      func use() { print(Store.shared[A.self], Store.shared.all(C.self)) }
      """),
    Case(
      "what holds a service fetches it", imports: "import Swinject", [],
      """
      func assemble(container: Container) {
        container.register(A.self) { _ in A() }
        print(container.resolve(Lazy<A>.self) as Any)
      }
      """),
    Case(
      "an alias is its type", [],
      """
      typealias Clock = C
      func boot() { Store.shared.register(Clock.self) { C() } }
      final class User { let c = Store.shared.resolve(C.self) }
      """),
    Case(
      "two stores with the same functions are told apart",
      ["unread-registration C", "not-registered A"],
      """
      func boot() {
        Store.shared.register(A.self) { A() }
        Store.shared.register(C.self) { C() }
        Other.shared.register(B.self) { B(a: A()) }
      }
      final class User {
        let a = Store.shared.resolve(A.self)
        let b: B = Other.shared.resolve()
        let other = Other.shared.resolve(A.self)
      }
      """),
  ]

  static let registrations = [
    Case(
      "a function in place of a closure", [],
      """
      func boot() { Store.shared.register(A.self) { A() }; Store.shared.register(make: makeC) }
      func makeC() -> C { C() }
      final class User { let a: A = Store.shared.resolve(); let c: C = Store.shared.resolve() }
      """),
    Case(
      "a type that is not named", [],
      """
      func install<T>(_ type: T.Type, _ make: @escaping () -> T) {
        Store.shared.register(type) { make() }
      }
      func boot() { Store.shared.register(A.self) { A() }; install(C.self, C.init) }
      final class User { let a: A = Store.shared.resolve(); let c: C = Store.shared.resolve() }
      """),
    Case(
      "overloads that call each other hide nothing", ["not-registered C"],
      """
      extension Store {
        func register<T>(_ make: @escaping () -> T) { register(T.self, make: make) }
      }
      func boot() { Store.shared.register { A() } }
      final class User { let a: A = Store.shared.resolve(); let c: C = Store.shared.resolve() }
      """),
    Case(
      "a name that only the program knows is any name", [],
      """
      enum Kind: String { case one, two }
      func boot(kind: Kind) {
        Store.shared.register(A.self, name: "one") { A() }
        Store.shared.register(C.self, name: kind.rawValue) { C() }
      }
      func use(kind: Kind) {
        print(Store.shared.resolve(A.self, name: kind.rawValue))
        print(Store.shared.resolve(C.self, name: "one"))
      }
      """),
    Case(
      "a name that is written is that name", ["not-registered A", "unread-registration A"],
      """
      func boot() { Store.shared.register(A.self, name: "one") { A() } }
      func use() { print(Store.shared.resolve(A.self, name: "two")) }
      """),
    Case(
      "a function of Swinject in place of a closure", imports: "import Swinject",
      ["not-registered C"],
      """
      func makeService(_ r: any Resolver) -> any Service { A() }
      func assemble(container: Container) {
        container.register(Service.self, factory: makeService)
      }
      func use(r: any Resolver) {
        print(r.resolve(Service.self) as Any, r.resolve(C.self) as Any)
      }
      """),
    Case(
      "a call that Swinject forwards", imports: "import Swinject", [],
      """
      func assemble(container: Container) {
        let entry = container.register(A.self) { _ in A() }
        container.forward(Service.self, to: entry)
      }
      func use(r: any Resolver) {
        print(r.resolve(A.self) as Any, r.resolve(Service.self) as Any)
      }
      """),
    Case(
      "cells of tables are none of Swinject's", imports: "import Swinject",
      ["not-registered C"],
      """
      func assemble(container: Container, table: UITableView) {
        container.register(A.self) { _ in A() }
        table.register(B.self, forCellReuseIdentifier: "b")
      }
      func use(r: any Resolver) {
        print(r.resolve(A.self) as Any, r.resolve(C.self) as Any)
      }
      """),
    Case(
      "properties of Factory are read in every form", imports: "import Factory",
      ["unread-registration unused"],
      """
      extension Container {
        var called: Factory<A> { self { A() } }
        var kept: Factory<A> { self { A() } }
        var path: Factory<A> { self { A() } }
        var unused: Factory<A> { self { A() } }
      }
      func use(services: Container) {
        print(services.called(), services.kept.resolve(), services[keyPath: \\.path])
      }
      """),
  ]

  @Test(arguments: fetches + registrations) func tellsWhatItKnows(_ item: Case) throws {
    let source = [item.imports, Self.stores, item.code].joined(separator: "\n")
    #expect(try Self.problems(in: ["App": source]) == item.problems.sorted())
  }

  @Test func aModuleThatImportsOneWithTheContainerMayFetch() throws {
    let kit = """
      @_exported import Factory
      extension Container { public var service: Factory<Service> { self { A() } } }
      """
    let fetching = "import Kit\nlet service = Container.shared.service()"
    #expect(try Self.problems(in: ["Kit": kit]) == ["unread-registration service"])
    #expect(try Self.problems(in: ["Kit": kit, "App": fetching]) == [])
  }

  /// Each problem as `rule subject`, sorted; the sources by module.
  private static func problems(in sources: [String: String]) throws -> [String] {
    try surveys(of: sources).flatMap(\.problems)
      .map { "\($0.name.rawValue) \($0.subject)" }.sorted()
  }

  /// Of each container; the sources by module.
  static func surveys(of sources: [String: String]) throws -> [RegistrationSurvey] {
    let records = sources.sorted { $0.key < $1.key }.map { module, source in
      SourceRecord(
        path: module + "/Source.swift", module: module, role: .source,
        facts: FactReader().read(source))
    }
    let model = try ModelBuilder(options: ModelOptions()).build(records)
    let project = ProjectTrees(scope: ProjectScope(model: model, records: records)) { path in
      Array((sources[String(path.prefix { $0 != "/" })] ?? "").utf8)
    }
    return ProjectContainers.all(in: project).map {
      RegistrationSurvey($0, scope: project.scope)
    }
  }
}
