import DepWiring
import Testing

/// What becomes of the registrations of InfomaniakDI, which keeps each object.
struct InfomaniakTests {
  @Test func factoriesBecomeKeptMembers() throws {
    let source = try RegistrationSource(
      """
      import InfomaniakDI
      enum Assembly {
        static func services() -> [Factory] {
          [
            Factory(type: API.self) { _, _ in NetworkAPI() },
            Factory(type: Log.self) { _, _ in Log() },
          ]
        }
        static func register() {
          SimpleResolver.sharedResolver.store(
            factory: Factory(type: Feed.self) { _, resolver in
              let api = try resolver.resolve(
                type: API.self, forCustomTypeIdentifier: nil, factoryParameters: nil,
                resolver: resolver)
              return try Feed(
                api: api,
                log: resolver.resolve(
                  type: Log.self, forCustomTypeIdentifier: "disk", factoryParameters: nil,
                  resolver: resolver))
            })
          let disk = Factory(type: Log.self) { _, _ in Log() }
          SimpleResolver.sharedResolver.store(factory: disk, forCustomTypeIdentifier: "disk")
        }
      }
      """, in: "InfomaniakDI")
    #expect(source.problems == [])
    #expect(
      source.members == """
        private(set) lazy var api: any API = NetworkAPI()

        private(set) lazy var log: Log = Log()

        private(set) lazy var feed: Feed = {
          let api = api
          return Feed(
            api: api,
            log: diskLog)
        }()

        private(set) lazy var diskLog: Log = Log()
        """)
  }

  @Test(arguments: [
    ("parameters, _ in Room(id: parameters!.count, api: NetworkAPI())", "'parameters'"),
    ("_, _ in guard ready() else { throw Failure() }; return Feed()", "may throw"),
    ("_, _ in try Feed.load()", "may throw"),
    (
      "_, r in Box(try r.resolve(type: API.self, factoryParameters: [\"a\": 1], resolver: r))",
      "passes what the registration may use"
    ),
  ])
  func whatARootCannotDoStays(_ closure: String, _ reason: String) throws {
    let source = try RegistrationSource(
      """
      import InfomaniakDI
      let factory = Factory(type: Feed.self) { \(closure) }
      """, in: "InfomaniakDI")
    #expect(source.members.isEmpty)
    #expect(source.problems.count == 1 && source.problems[0].contains(reason), "\(source.problems)")
  }

  @Test func aTypeThatOnlyRunTimeKnowsIsNotGuessed() throws {
    let source = try RegistrationSource(
      """
      import InfomaniakDI
      func keep<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
        let factory = Factory(type: type) { _, _ in make() }
        SimpleResolver.sharedResolver.store(factory: factory)
      }
      """, in: "InfomaniakDI")
    #expect(source.members.isEmpty && source.plan.members.isEmpty)
  }

  /// A wrapper that is made in an expression fetches; `resolve` of a database does not.
  @Test func eachFormOfAFetchIsRead() throws {
    let surveys = try RegistrationSurveyTests.surveys(of: [
      "App": """
      import InfomaniakDI
      final class A {}
      final class B {}
      final class C {}
      final class D {}
      let factories = [
        Factory(type: A.self) { _, _ in A() }, Factory(type: B.self) { _, _ in B() },
        Factory(type: C.self) { _, _ in C() },
      ]
      final class User {
        @InjectService private var a: A
        let b = InjectService<B>().wrappedValue
        let d = LazyInjectService<D>()
        func use(_ database: Database, _ row: Reference) { print(database.resolve(row)) }
      }
      """
    ])
    #expect(surveys.flatMap(\.gaps) == [])
    #expect(
      surveys.flatMap(\.problems).map { "\($0.name.rawValue) \($0.subject)" }.sorted()
        == ["not-registered D", "unread-registration C"])
  }
}
