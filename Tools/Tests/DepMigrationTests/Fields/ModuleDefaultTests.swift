import DepMigration
import DepModel
import DepPlan
import Testing

/// What a module puts on the main actor by default is asked for there by other modules.
struct ModuleDefaultTests {
  @Test(arguments: [
    ([], false), (["Kit"], true), (["Kit", "App"], false), (["App"], false),
  ])
  func aSingletonOfTheMainActorIsAskedForThere(_ modules: [String], _ isOnActor: Bool) throws {
    let migrated = try migrate("func load() { Session.shared.open() }", modules)
    #expect(migrated.contains("var session"))
    #expect(migrated.contains("@MainActor") == isOnActor, "\(migrated)")
  }

  @Test(arguments: [([], false), (["Kit"], true), (["Kit", "App"], true)])
  func anObjectOfTheMainActorIsMadeThere(_ modules: [String], _ isOnActor: Bool) throws {
    let migrated = try migrate("func load() { Store().open() }", modules)
    #expect(migrated.contains("makeStore"))
    #expect(migrated.contains("@MainActor") == isOnActor, "\(migrated)")
  }

  /// A `@Sendable` closure is on no actor, whatever the module has by default.
  @Test(arguments: [
    ("User.current.load()", "var user: @MainActor @Sendable () -> any UserProtocol"),
    ("_ = entropy()", "var callEntropy: @MainActor @Sendable () -> Int"),
    ("_ = Settings.read()", "var readSettings: @MainActor @Sendable () -> Int"),
    ("_ = Settings.free()", "var free: @Sendable () -> Int"),
    ("_ = Settings.extended()", "var extended: @Sendable () -> Int"),
    ("Store().open()", "var makeStore: @Sendable () -> "),
    ("Plain().open()", "var makePlain: @MainActor @Sendable () -> "),
    ("_ = Date()", "var now: @Sendable () -> Date"),
  ])
  func aClosureSaysWhereItRuns(_ code: String, _ field: String) throws {
    let file = "Sources/App/Feed.swift"
    var options = ModelOptions()
    options.mainActorModules = ["App"]
    let migration = InMemoryMigration(
      files: [
        file: """
        import Foundation
        final class User {
          static var current: User! = User()
          func load() { _ = UserDefaults.standard }
        }
        func entropy() -> Int { Int.random(in: 0...3) }
        enum Settings {
          static func read() -> Int { UserDefaults.standard.integer(forKey: "x") }
          nonisolated static func free() -> Int { UserDefaults.standard.integer(forKey: "x") }
        }
        nonisolated extension Settings {
          static func extended() -> Int { UserDefaults.standard.integer(forKey: "x") }
        }
        final class Plain {
          private let user = User()
          func open() { user.load() }
        }
        final class Store {
          nonisolated init() {}
          func open() { _ = UserDefaults.standard }
        }
        final class Feed {
          func load() { \(code) }
        }
        """
      ], modelOptions: options)
    let migrated = migration.applying(try migration.plan { $0.name == "Feed" })[file] ?? ""
    #expect(migrated.contains(field), "\(migrated)")
  }

  @Test func aFunctionOutsideOfTheActorTakesNoDependenciesOfTheModule() throws {
    let file = "Sources/App/Settings.swift"
    var options = ModelOptions()
    options.mainActorModules = ["App"]
    var functions = MigrationOptions()
    functions.convertsFunctions = true
    let migration = InMemoryMigration(
      files: [
        file: """
        import Foundation
        enum Settings {
          static func read() -> Int { UserDefaults.standard.integer(forKey: "x") }
          nonisolated static func free() -> Int { UserDefaults.standard.integer(forKey: "y") }
        }
        nonisolated extension Settings {
          static func extended() -> Int { UserDefaults.standard.integer(forKey: "z") }
        }
        """
      ], modelOptions: options)
    let plan = try migration.plan(options: functions)
    let reasons = plan.outcomes.flatMap(\.left).map(\.reason)
    #expect(reasons == [.nonisolatedMember, .nonisolatedMember])
    let migrated = migration.applying(plan)[file] ?? ""
    #expect(migrated.contains("static func read(dependencies: Dependencies"))
    #expect(migrated.contains("static func free() -> Int { UserDefaults.standard"))
  }

  @Test func anExtensionThatSaysNonisolatedIsOnNoActor() throws {
    let file = "Sources/App/Feed.swift"
    let migration = InMemoryMigration(
      files: [
        file: """
        import Foundation
        @MainActor enum Settings {
          static func kept() -> Int { UserDefaults.standard.integer(forKey: "x") }
        }
        nonisolated extension Settings {
          static func free() -> Int { UserDefaults.standard.integer(forKey: "y") }
        }
        final class Feed {
          func load() -> Int { Settings.free() }
          @MainActor func keep() -> Int { Settings.kept() }
        }
        """
      ])
    let migrated = migration.applying(try migration.plan { $0.name == "Feed" })[file] ?? ""
    #expect(migrated.contains("var free: @Sendable () -> Int"), "\(migrated)")
    #expect(migrated.contains("var kept: @MainActor @Sendable () -> Int"), "\(migrated)")
  }

  /// Code on no actor may read what can cross.
  @Test(arguments: [
    ("nonisolated func seen() -> Date { Date() }", []),
    (
      "nonisolated func kept() { UserDefaults.standard.removeObject(forKey: \"x\") }",
      [
        ReasonName.nonisolatedMember
      ]
    ),
    ("nonisolated init() {}\n  func now() -> Date { Date() }", [.nonisolatedMember]),
  ])
  func whatCrossesIsReadOutsideOfTheActor(_ members: String, _ reasons: [ReasonName]) throws {
    var options = ModelOptions()
    options.mainActorModules = ["App"]
    let migration = InMemoryMigration(
      files: ["Sources/App/Feed.swift": "import Foundation\nfinal class Feed {\n  \(members)\n}"],
      modelOptions: options)
    let plan = try migration.plan()
    let outcome = try #require(plan.outcomes.first)
    let told = (outcome.refusal.map { [$0.reason] } ?? []) + outcome.left.map(\.reason)
    #expect(Set(told) == Set(reasons))
  }

  private func migrate(_ member: String, _ modules: [String]) throws -> String {
    let feed = "Sources/App/Feed.swift"
    var options = ModelOptions()
    options.mainActorModules = Set(modules)
    let migration = InMemoryMigration(
      files: [
        "Sources/Kit/Session.swift": """
        public final class Session {
          public static let shared = Session()
          public func open() {}
        }

        public final class Store {
          private let session = Session.shared
          public init() {}
          public func open() { session.open() }
        }
        """,
        feed: "import Kit\n\nfinal class Feed {\n  \(member)\n}\n",
      ], modelOptions: options)
    return migration.applying(try migration.plan { $0.name == "Feed" })[feed] ?? ""
  }
}
