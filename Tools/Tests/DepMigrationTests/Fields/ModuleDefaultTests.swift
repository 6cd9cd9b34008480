import DepModel
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

  @Test(arguments: [([], false), (["Kit"], true), (["Kit", "App"], false)])
  func anObjectOfTheMainActorIsMadeThere(_ modules: [String], _ isOnActor: Bool) throws {
    let migrated = try migrate("func load() { Store().open() }", modules)
    #expect(migrated.contains("makeStore"))
    #expect(migrated.contains("@MainActor") == isOnActor, "\(migrated)")
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
