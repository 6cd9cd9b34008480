import DepPlan
import Testing

/// No fixture has more than one module.
@Suite struct ProtocolAccessTests {
  @Test(arguments: [("App/User.swift", "public protocol"), ("LibraryTests/User.swift", "protocol")])
  func aProtocolIsPublicOnlyForOtherModules(_ path: String, _ start: String) throws {
    let library = """
      public final class API {
        public static let shared = API()
        public func a() {}
      }
      """
    let user = "class User {\n  func b() { API.shared.a() }\n}"
    let migration = InMemoryMigration(files: [
      "Library/API.swift": library, "Library/User.swift": user, path: "import Library\n\(user)",
    ])
    let after = try migration.applying(migration.plan())
    let text = try #require(after["Library/API.swift"])
    #expect(text.hasPrefix("\(start) APIProtocol"))
  }
}
