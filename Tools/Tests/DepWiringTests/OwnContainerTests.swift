import DepWiring
import Testing

/// Registrations in containers that the project declares itself.
struct OwnContainerTests {
  @Test(arguments: [
    ("_ make: @autoclosure @escaping () -> T", "makers[key(type)] = make", "func makeLog()"),
    ("_ make: @autoclosure () -> T", "makers[key(type)] = make()", "lazy var log"),
    ("_ object: T", "makers[key(type)] = object", "lazy var log"),
  ])
  func theCodeOfAStoreTellsWhatItKeeps(
    _ parameter: String, _ body: String, _ member: String
  ) throws {
    let source = try RegistrationSource(
      """
      final class Store {
        var makers: [String: Any] = [:]
        func register<T>(_ type: T.Type, \(parameter)) { \(body) }
        func resolve<T>(_ type: T.Type) -> T { makers[key(type)] as! T }
      }
      func fill(_ store: Store) {
        store.register(Log.self, Log())
        store.register(API.self, NetworkAPI(log: store.resolve(Log.self)))
        table.register(Cell.self, forCellReuseIdentifier: "cell")
      }
      """, in: "Store")
    #expect(source.problems == [])
    #expect(source.plan.members.count == 2)
    #expect(source.members.contains(member), "\(source.members)")
  }

  /// A type of an SDK is no generic parameter, however unknown it is.
  @Test func whatGivesBackOneTypeIsNoContainer() throws {
    let surveys = try RegistrationSurveyTests.surveys(of: [
      "App": """
      final class Builders {
        private var builders: [String: (Any) -> AnyView?] = [:]
        func append<D, C>(for type: D.Type, _ builder: @escaping (D) -> C) {
          append { AnyView(builder($0)) }
        }
        func append<T>(_ builder: @escaping (T) -> AnyView) { builders["\\(T.self)"] = nil }
        func build(_ data: Any) -> AnyView { builders["\\(type(of: data))"]!(data)! }
      }
      func fill(_ builders: Builders) {
        builders.append(for: Int.self) { "\\($0)" }
        builders.append { (text: String) in AnyView(text) }
      }
      struct Section {
        let viewBuilder: () -> AnyView
        init(rows: [Row], viewBuilder: @escaping () -> AnyView) { self.viewBuilder = viewBuilder }
        func makeView() -> AnyView { viewBuilder() }
      }
      struct Row {
        init(make: @escaping () -> AnyView) {}
        func makeView() -> AnyView { AnyView(1) }
      }
      let section = Section(rows: [Row { AnyView(2) }], viewBuilder: { AnyView(3) })
      """
    ])
    #expect(surveys.map(\.container) == [])
  }

  @Test func aStoreThatKeepsWhatItResolvesKeeps() throws {
    let source = try RegistrationSource(
      """
      final class Store {
        var makers: [String: () -> Any] = [:]
        var made: [String: Any] = [:]
        func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[key(type)] = make }
        func resolve<T>(_ type: T.Type) -> T {
          let object = makers[key(type)]!()
          made[key(type)] = object
          return object as! T
        }
      }
      func fill(_ store: Store) { store.register(Log.self) { Log() } }
      """, in: "Store")
    #expect(source.members == "private(set) lazy var log: Log = Log()")
  }

  @Test func aListOfRegistrationsIsReadFromItsElements() throws {
    let source = try RegistrationSource(
      """
      struct Entry { let make: (Registrations) -> Any }
      func single<T>(_ type: T.Type, _ make: @escaping (Registrations) -> T) -> Entry {
        var made: T?
        return Entry { list in
          if let made { return made }
          let object = make(list)
          made = object
          return object
        }
      }
      func factory<T>(_ type: T.Type, _ make: @escaping (Registrations) -> T) -> Entry {
        Entry(make: make)
      }
      final class Registrations {
        init(_ all: () -> [Entry]) {}
        func resolve<T>(_ type: T.Type = T.self) -> T { fatalError() }
      }
      let all = Registrations {
        single(API.self) { _ in NetworkAPI() }
        factory(Log.self) { _ in Log() }
        factory(Feed.self) { Feed(api: $0.resolve(), log: $0.resolve()) }
      }
      """, in: "Registrations")
    #expect(source.problems == [])
    #expect(
      source.members == """
        private(set) lazy var api: any API = NetworkAPI()

        func makeLog() -> Log {
          Log()
        }

        func makeFeed() -> Feed {
          Feed(api: api, log: makeLog())
        }
        """)
  }

  @Test func propertiesOfAContainerAreRegistrations() throws {
    let source = try RegistrationSource(
      """
      final class Services {
        let api: any API = NetworkAPI()
        lazy var feed = Feed(api: api, log: self.log)
        var log: Log { Log() }
        let openLog: () -> Log = { Log() }
        let key: String
        init(key: String) { self.key = key }
      }
      """, in: "Services")
    #expect(source.problems.count == 1)
    #expect(
      source.members == """
        private(set) lazy var api: any API = NetworkAPI()
        private(set) lazy var feed: Feed = Feed(api: api, log: makeLog())
        private(set) lazy var openLog: () -> Log = { Log() }

        func makeLog() -> Log {
          Log()
        }
        """)
  }
}
