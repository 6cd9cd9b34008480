import DepMigration
import DepModel
import DepPlan
import Testing

/// Private types of one name in two files that have parts of one type.
@Suite struct PrivateHelperTests {
  private func migrated(making helper: String) throws -> String {
    let migration = InMemoryMigration(files: [
      "App/Shop.swift": """
      import Foundation
      final class Shop {
        func open() -> Bool { FileManager.default.fileExists(atPath: "/") }
        func first() -> Bool { \(helper) }
      }
      private struct Helper {
        func go() -> Bool { true }
      }
      private struct Other {
        func go() -> Bool { FileManager.default.fileExists(atPath: "/") }
      }
      """,
      "App/Shop+Other.swift": """
      import Foundation
      extension Shop {
        func second() -> Bool { true }
      }
      private struct Helper {
        func go() -> Bool { FileManager.default.fileExists(atPath: "/") }
      }
      """,
    ])
    return migration.applying(try migration.plan())["App/Shop.swift"] ?? ""
  }

  @Test func `what a namesake in another file asks does not matter`() throws {
    let text = try migrated(making: "Helper().go()")
    #expect(text.contains("func open() -> Bool { dependencies.fileManager"), "\(text)")
  }

  @Test func `what the one in the own file asks does`() throws {
    let text = try migrated(making: "Other().go()")
    #expect(text.contains("func open() -> Bool { FileManager.default"), "\(text)")
  }
}
