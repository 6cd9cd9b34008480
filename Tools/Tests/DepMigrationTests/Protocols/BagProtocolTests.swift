import DepModel
import Testing

/// No fixture has more than one module.
@Suite struct BagProtocolTests {
  @Test func theProtocolOfAMemberIsPublicWhereAnotherModuleReadsIt() throws {
    let library = """
      public final class Tracker {
        public init() {}
        public func go() {}
      }
      public final class Bag {
        public static let shared = Bag()
        public let tracker = Tracker()
        public let other = Tracker()
      }
      """
    let migration = InMemoryMigration(files: [
      "Library/Bag.swift": library,
      "App/User.swift": """
      import Library
      final class User {
        func b() { Bag.shared.tracker.go() }
      }
      """,
    ])
    let after = try migration.applying(migration.plan { $0.name == "User" })
    #expect(after["App/User.swift"]?.contains("var tracker: any TrackerProtocol") == true)
    #expect(after["Library/Bag.swift"]?.contains("public protocol TrackerProtocol") == true)
  }
}
