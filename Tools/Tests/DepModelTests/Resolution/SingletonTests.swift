import DepModel
import Testing

/// What is a singleton, and by which ways it is reached.
@Suite struct SingletonTests {
  @Test func aStaticLetOfItsOwnClassIsASingletonWhateverItsName() throws {
    try expectModel(
      """
      final class API { static let theOnlyOne = API(); func get() {} }
      final class Service { func load() { API.theOnlyOne.get() } }  // hidden singleton API.theOnlyOne
      """)
  }

  @Test func aStaticLetOfAnActorOrAProtocolIsASingleton() throws {
    try expectModel(
      """
      actor Store { static let shared = Store() }
      protocol Log {}
      struct ConsoleLog: Log {}
      enum Logs { static let console: any Log = ConsoleLog() }
      final class Service {
        func load() { _ = Store.shared }  // hidden singleton Store.shared
        func log() { _ = Logs.console }  // hidden singleton Logs.console
      }
      """)
  }

  @Test func aConstantOfAValueTypeIsNone() throws {
    try expectModel(
      """
      struct Money { var amount = 0; static let zero = Money() }
      enum Style { case plain; static let `default` = Style.plain }
      extension Style { static let names: [String] = [] }
      final class Service { func load() { _ = (Money.zero, Style.default, Style.names) } }
      """)
  }

  @Test func aConstantOfAClassThatIsAnOptionSetIsNone() throws {
    try expectModel(
      """
      final class Events: NSObject, OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let none: Events = []
        static let opened = Events(rawValue: 1)
        static let all: Events = [.opened]
      }
      final class Service { func load() { _ = (Events.none, Events.all, Events.opened) } }
      """)
  }

  @Test func aClassNamedDependenciesIsAContainerAndNotTheConvention() throws {
    try expectModel(
      """
      final class API { static let shared = API() }
      final class Dependencies {
        static let shared = Dependencies()
        let api = API.shared  // hidden singleton API.shared
        func load() { _ = Dependencies.shared }  // hidden singleton Dependencies.shared
      }
      struct AppDependencies {
        static let api = API.shared  // aside live API.shared
      }
      final class Service {
        struct Dependencies {
          var api: API  // injected field api
          init() { api = API.shared }  // aside live API.shared
        }
      }
      """)
  }

  @Test func whatALazyPropertyMakesIsMadeLater() throws {
    let model = try model(
      of: """
        final class API { static let shared = API(); func get() {} }
        final class Feed { func load() { API.shared.get() } }
        final class Page {
          lazy var late = Feed()
          let early = Feed()
        }
        """)
    let made = model.dependencies.filter { $0.kind == .construction }
    #expect(made.map(\.member) == ["late", "early"])
    #expect(made.map(\.isDeferred) == [true, false])
  }

  @Test func aStructThatCallsItselfSharedIsASingleton() throws {
    try expectModel(
      """
      struct Client { static let shared = Client(); func get() {} }
      final class Service { func load() { Client.shared.get() } }  // hidden singleton Client.shared
      """)
  }

  @Test func aTypeAliasLeadsToIt() throws {
    try expectModel(
      """
      final class API { static let shared = API() }
      typealias Network = API
      final class Service { func load() { _ = Network.shared } }  // hidden singleton Network.shared
      """)
  }

  @Test func anImplicitMemberLeadsToItWhereTheTypeIsWritten() throws {
    try expectModel(
      """
      final class API { static let shared = API() }
      final class Service {
        let api: API = .shared  // hidden singleton .shared
        init(api: API) {}
        func load() -> API { return .shared }  // hidden singleton .shared
        func make() -> Service { Service(api: .shared) }  // hidden construction Service; hidden singleton .shared
      }
      """.replacing("hidden construction Service; ", with: ""))
  }

  @Test func aDefaultArgumentIsDefaulted() throws {
    try expectModel(
      """
      final class API { static let shared = API() }
      final class Service {
        init(api: API = API.shared, other: API = .shared) {}  // defaulted singleton .shared; defaulted singleton API.shared
      }
      """)
  }

  @Test func optionalChainingAndNestedTypesLeadToIt() throws {
    try expectModel(
      """
      enum Net { final class API { static var shared: API? = API(); func get() {} } }
      final class Service { func load() { Net.API.shared?.get() } }  // hidden singleton Net.API.shared
      """)
  }

  @Test func selfAndThePlainNameLeadToItInsideOfItsType() throws {
    try expectModel(
      """
      final class API {
        static let shared = API()
        static func first() { _ = Self.shared }  // hidden singleton Self.shared
        static func second() { _ = shared }  // hidden singleton shared
      }
      """)
  }

  @Test func aStaticOfAnExtensionInAnotherFileIsFound() throws {
    try expectModel(
      """
      final class API {}
      final class Service { func load() { _ = API.shared } }  // hidden singleton API.shared
      // file: Sources/App/API+Shared.swift
      extension API { static let shared = API() }
      """)
  }

  @Test func anAccessorOfAPrivateStaticIsASingleton() throws {
    try expectModel(
      """
      protocol Analytics {}
      final class Tracker: Analytics {}
      enum Services {
        private static var _analytics: any Analytics = Tracker()
        static var analytics: any Analytics { _analytics }  // aside ownDeclaration _analytics
      }
      final class Service { func load() { _ = Services.analytics } }  // hidden singleton Services.analytics
      """)
  }

  @Test func aFactoryIsNone() throws {
    try expectModel(
      """
      final class API { static var fresh: API { API() }; static func make() -> API { API() } }
      final class Service { func load() { _ = (API.fresh, API.make()) } }
      """)
  }

  @Test func aPrivateStaticOfTheTypeItselfIsItsOwnAffair() throws {
    try expectModel(
      """
      final class Cache {}
      final class Loader {
        private static let cache = Cache()
        func load() { _ = Self.cache }  // aside ownDeclaration Self.cache
      }
      """)
  }

  @Test func aGlobalObjectIsASingleton() throws {
    try expectModel(
      """
      final class Log {}
      let log = Log()
      final class Service { func load() { _ = log } }  // hidden singleton log
      final class Other { let log = 1; func load() { _ = log } }
      """)
  }

  @Test func aLocalNameHidesTheGlobalOne() throws {
    try expectModel(
      """
      final class Log {}
      let log = Log()
      final class Service { func load(log: Log) { _ = log } }
      """)
  }

  @Test func theDeclarationOfTheSingletonIsSetAside() throws {
    try expectModel(
      """
      import Foundation
      final class API {
        static let shared = API(session: URLSession.shared)  // aside ownDeclaration URLSession.shared
        init(session: URLSession) {}
      }
      """)
  }

  @Test func aSingletonOfAPackageThatWasNotReadIsFoundByItsName() throws {
    try expectModel(
      """
      final class Service { func load() { ImageDownloader.shared.get() } }  // hidden singleton ImageDownloader.shared
      """)
  }

  @Test func theSameNameInTwoModulesMeansTheNearerOne() throws {
    try expectModel(
      """
      struct Clock { static let main = Clock() }
      final class Service { func load() { _ = Clock.main } }
      // file: Sources/Other/Clock.swift
      final class Clock { static let main = Clock() }
      final class Watch { func load() { _ = Clock.main } }  // hidden singleton Clock.main
      """)
  }
}
