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

  /// The folders of an app are listed as modules, although the app is compiled as one.
  @Test func anInternalTypeThatAnotherFolderUsesIsOfTheSameModule() throws {
    let store = """
      final class Store {
        static let shared = Store()
        func load() -> Int { 1 }
      }
      """
    let screen = "import SwiftUI\n\nfinal class Screen {\n  func a() { _ = Store.shared.load() }\n}"
    let migration = InMemoryMigration(files: [
      "SwiftUI/Store.swift": store, "Views/Screen.swift": screen,
      "SwiftUI/Row.swift": "final class Row {\n  func a() { _ = Screen().a() }\n}",
    ])
    let after = try migration.applying(migration.plan())
    #expect(after["SwiftUI/Store.swift"]?.hasPrefix("protocol StoreProtocol") == true)
    #expect(after["Views/Screen.swift"]?.contains("var store: any StoreProtocol\n") == true)
    #expect(after["SwiftUI/Row.swift"]?.contains("import") == false)
  }
}
