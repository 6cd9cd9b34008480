import DepMigration
import DepModel
import DepPlan
import Testing

/// Values that the compiler's initializer of a struct takes, with a default.
@Suite struct MemberwiseDefaultTests {
  private func migrated(_ place: String) throws -> String {
    let migration = InMemoryMigration(files: [
      "App/Settings.swift": """
      import Foundation
      final class Settings {
        nonisolated(unsafe) static let shared = Settings()
        var size: Int { UserDefaults.standard.integer(forKey: "size") }
      }
      """,
      "App/State.swift": """
      import Foundation
      struct State {
        var size: Int = \(place)
        mutating func reset() { size = Settings.shared.size }
      }
      """,
    ])
    return migration.applying(try migration.plan())["App/State.swift"] ?? ""
  }

  @Test func `a singleton that such a default asks stays everywhere in the struct`() throws {
    let text = try migrated("Settings.shared.size")
    #expect(!text.contains("dependencies"), "\(text)")
  }

  @Test func `what no default asks is a field`() throws {
    let text = try migrated("3")
    #expect(text.contains("dependencies.settings().size"), "\(text)")
  }
}
