import DepWiring
import Testing

/// What becomes of the registrations of packages in a root.
struct RegistrationTests {
  @Test func scopesOfSwinjectBecomeLifetimes() throws {
    let source = try RegistrationSource(
      """
      import Swinject
      func assemble(container: Container) {
        container.register(API.self) { _ in NetworkAPI() }.inObjectScope(.container)
        container.register(Log.self) { _ in Log() }.inObjectScope(.weak)
        container.register(Feed.self) { r in
          guard let api = r.resolve(API.self) else { fatalError() }
          return Feed(api: api, log: r.resolve(Log.self)!)
        }.inObjectScope(.transient)
      }
      """, in: "Swinject")
    #expect(source.problems == [])
    #expect(
      source.members == """
        private(set) lazy var api: any API = NetworkAPI()

        private weak var retainedLog: AnyObject?
        var log: Log {
          if let object = retainedLog as? Log {
            return object
          }
          let object: Log = Log()
          retainedLog = object as AnyObject
          return object
        }

        func makeFeed() -> Feed {
          let api = api
          return Feed(api: api, log: log)
        }
        """)
  }

  @Test(arguments: [
    ("Assembler([], defaultObjectScope: .container)", "private(set) lazy var log: Log = Log()", 0),
    ("Container()", "func makeLog() -> Log {\n  Log()\n}", 0),
    ("Container(defaultObjectScope: configured)", "", 1),
  ])
  func theDefaultScopeIsReadWhereItIsSet(_ making: String, _ members: String, _ count: Int) throws {
    let source = try RegistrationSource(
      """
      import Swinject
      let made = \(making)
      func assemble(container: Container) { container.register(Log.self) { _ in Log() } }
      """, in: "Swinject")
    #expect(source.members == members)
    #expect(source.problems.count == count)
    #expect(source.problems.allSatisfy { $0.hasSuffix("[default-scope-unknown]") })
  }

  @Test func theOperatorsOfAutoregistrationFetch() throws {
    let source = try RegistrationSource(
      """
      import Swinject
      import SwinjectAutoregistration
      func assemble(container: Container) {
        container.register(API.self, name: "backup") { _ in NetworkAPI() }
          .inObjectScope(.container)
        container.register(Log.self) { _ in Log() }.inObjectScope(.container)
        container.register(Room.self) { (r: Resolver, id: Int) in
          Room(id: id, api: r ~> (API.self, name: "backup"))
        }.inObjectScope(.transient)
        container.register(Feed.self) { r in
          let log = r ~> Log.self
          return Feed(api: (r ~> (API.self, name: "backup")), log: log)
        }.inObjectScope(.transient)
        container.register(Book.self) { r in Book(log: r~>) }.inObjectScope(.transient)
      }
      final class Book { init(log: Log) {} }
      """, in: "Swinject")
    #expect(source.problems == [])
    #expect(
      source.members == """
        private(set) lazy var backupAPI: any API = NetworkAPI()
        private(set) lazy var log: Log = Log()

        func makeRoom(id: Int) -> Room {
          Room(id: id, api: backupAPI)
        }

        func makeFeed() -> Feed {
          let log = log
          return Feed(api: backupAPI, log: log)
        }

        func makeBook() -> Book {
          Book(log: log)
        }
        """)
  }

  @Test func argumentsAndNamesBecomeParametersAndNames() throws {
    let source = try RegistrationSource(
      """
      import Swinject
      func assemble(container: Container) {
        container.register(API.self, name: "backup") { _ in NetworkAPI() }
          .inObjectScope(.container)
        container.register(Room.self) { r, id in
          Room(id: id, api: r.resolve(API.self, name: "backup")!)
        }
        container.autoregister(Feed.self, initializer: Feed.init)
        container.register(Log.self) { _ in Log() }
        container.register(API.self) { _ in NetworkAPI() }
      }
      """, in: "Swinject")
    #expect(source.problems == [])
    #expect(
      source.members == """
        private(set) lazy var backupAPI: any API = NetworkAPI()

        func makeRoom(id: Int) -> Room {
          Room(id: id, api: backupAPI)
        }

        func makeFeed() -> Feed {
          Feed(api: makeAPI(), log: makeLog())
        }

        func makeLog() -> Log {
          Log()
        }

        func makeAPI() -> any API {
          NetworkAPI()
        }
        """)
  }

  @Test func oneObjectUnderSeveralTypesIsOneMember() throws {
    let source = try RegistrationSource(
      """
      import Resolver
      extension Resolver: ResolverRegistering {
        public static func registerAllServices() {
          register { NetworkAPI() }.implements(API.self).scope(.application)
          register { Log() }.scope(.unique)
          register { Feed(api: resolve(), log: resolve()) }
        }
      }
      """, in: "Resolver")
    #expect(source.problems == [])
    #expect(
      source.members == """
        private(set) lazy var networkAPI: NetworkAPI = NetworkAPI()

        func makeLog() -> Log {
          Log()
        }

        func makeFeed() -> Feed {
          Feed(api: networkAPI, log: makeLog())
        }
        """)
  }

  @Test func propertiesOfFactoryKeepTheirNames() throws {
    let source = try RegistrationSource(
      """
      import Factory
      extension Container {
        var network: Factory<API> { self { NetworkAPI() }.singleton }
        var log: Factory<Log> { self { Log() }.onTest { Log() }.shared }
        var feed: Factory<Feed> {
          Factory(self) { Feed(api: self.network(), log: resolve(\\.log)) }
        }
        var room: ParameterFactory<Int, Room> {
          self { id in Room(id: id, api: Container.shared.network()) }
        }
      }
      """, in: "Factory")
    #expect(source.problems == [])
    #expect(source.members.contains("private(set) lazy var network: any API = NetworkAPI()"))
    #expect(source.members.contains("retainedLog = object as AnyObject"))
    #expect(source.members.contains("func makeFeed() -> Feed {\n  Feed(api: network, log: log)\n}"))
    #expect(
      source.members.contains(
        "func makeRoom(id: Int) -> Room {\n  Room(id: id, api: network)\n}"))
  }

  @Test func theDefaultScopeOfFactoryIsReadFromItsManager() throws {
    let source = try RegistrationSource(
      """
      import Factory
      extension Container: AutoRegistering {
        var log: Factory<Log> { self { Log() } }
        func autoRegister() { manager.defaultScope = .singleton }
      }
      """, in: "Factory")
    #expect(source.members == "private(set) lazy var log: Log = Log()")
  }

  @Test func liveValuesAreKeptUnderTheNamesOfTheirProperties() throws {
    let source = try RegistrationSource(
      """
      import Dependencies
      struct Client: DependencyKey {
        var log: Log
        static let liveValue = Self(log: Log())
        static let testValue = Self(log: Log())
      }
      enum FeedKey: DependencyKey {
        static var liveValue: Feed {
          @Dependency(\\.client) var client
          return Feed(api: NetworkAPI(), log: client.log)
        }
      }
      enum RoomKey: DependencyKey {
        static let liveValue: () -> Log = { @Dependency(\\.client) var client; return client.log }
      }
      extension DependencyValues {
        var client: Client {
          get { self[Client.self] }
          set { self[Client.self] = newValue }
        }
        var feed: Feed { get { self[FeedKey.self] } set { self[FeedKey.self] = newValue } }
      }
      """, in: "swift-dependencies")
    #expect(source.problems.count == 1 && source.problems[0].hasSuffix("[decided-at-run-time]"))
    #expect(
      source.members == """
        private(set) lazy var client: Client = Client(log: Log())

        private(set) lazy var feed: Feed = {
          let client = client
          return Feed(api: NetworkAPI(), log: client.log)
        }()
        """)
  }

  @Test func componentsOfNeedleKeepWhatTheyShare() throws {
    let source = try RegistrationSource(
      """
      import NeedleFoundation
      protocol FeedDependency: Dependency { var api: any API { get } }
      final class FeedComponent: Component<FeedDependency> {
        var log: Log { shared { Log() } }
        var feed: Feed { Feed(api: dependency.api, log: log) }
        var child: RoomComponent { RoomComponent(parent: self) }
      }
      """, in: "FeedComponent")
    #expect(source.problems.count == 1 && source.problems[0].hasSuffix("[registered-at-run-time]"))
    #expect(source.plan.inputs.map(\.type) == ["() -> any API"])
    #expect(
      source.members == """
        private(set) lazy var log: Log = Log()

        func makeFeed() -> Feed {
          Feed(api: dependencies.makeAPI(), log: log)
        }
        """)
  }

  @Test func whatNothingRegistersComesIn() throws {
    let source = try RegistrationSource(
      """
      import Swinject
      func assemble(container: Container) {
        container.register(Feed.self) { r in
          Feed(api: r.resolve(API.self)!, log: r.resolve(Log.self)!)
        }
      }
      """, in: "Swinject")
    #expect(source.plan.inputs.map(\.name) == ["makeAPI", "makeLog"])
    #expect(source.plan.inputs.map(\.type) == ["() -> any API", "() -> Log"])
    #expect(source.problems.allSatisfy { $0.hasSuffix("[not-registered]") })
    #expect(
      source.members.contains("Feed(api: dependencies.makeAPI(), log: dependencies.makeLog())"))
  }
}
