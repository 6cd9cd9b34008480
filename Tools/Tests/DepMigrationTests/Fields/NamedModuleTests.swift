import DepMigration
import Testing

/// Imports for types that are named after their module.
struct NamedModuleTests {
  private func shop(_ files: [String: String]) throws -> String {
    let migration = InMemoryMigration(files: files)
    return migration.applying(try migration.plan())["App/Shop.swift"] ?? ""
  }

  @Test func `a word of its name alone does not tell the module of a type`() throws {
    let text = try shop([
      "App/Links.swift": """
      import Auth
      import Result
      enum Links {
        static func load() -> LoginResult<Bool> {
          LoginResult(UserDefaults.standard.bool(forKey: "x"))
        }
      }
      """,
      "App/Shop.swift": "final class Shop { func sell() { Links.load().run() } }\n",
    ])
    #expect(text.contains("import Auth") && text.contains("import Result"), "\(text)")
  }

  @Test func `the module that a type is named after declares it`() throws {
    let text = try shop([
      "App/Links.swift": """
      import Logs
      import Moya
      import Images
      enum Links {
        static func load() -> RxMoyaProvider<Bool> {
          RxMoyaProvider(UserDefaults.standard.bool(forKey: "x"))
        }
      }
      """,
      "App/Shop.swift": "final class Shop { func sell() { Links.load().run() } }\n",
    ])
    #expect(text.contains("import Moya"), "\(text)")
    #expect(!text.contains("import Logs") && !text.contains("import Images"), "\(text)")
  }
}
