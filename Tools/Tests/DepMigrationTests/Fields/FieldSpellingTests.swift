import DepMigration
import DepModel
import DepPlan
import Testing

/// Names of fields for types that are written in other ways than most.
@Suite struct FieldSpellingTests {
  private func migrated(_ files: [String: String]) throws -> String {
    let migration = InMemoryMigration(files: files)
    return migration.applying(try migration.plan())["App/Shop.swift"] ?? ""
  }

  @Test func `two protocols together give a field no name`() throws {
    let text = try migrated([
      "App/Settings.swift": """
      import Foundation
      protocol Readable: AnyObject { func read() -> Bool }
      protocol Writable: AnyObject { func write() }
      final class SettingsStore: Readable, Writable {
        nonisolated(unsafe) static var shared: (Readable & Writable)?
        func read() -> Bool { UserDefaults.standard.bool(forKey: "a") }
        func write() { UserDefaults.standard.set(true, forKey: "a") }
      }
      """,
      "App/Shop.swift": """
      final class Shop {
        func sell() { SettingsStore.shared?.write() }
        func open() { SettingsStore.shared = nil }
      }
      final class Market {
        func sell() { SettingsStore.shared?.write() }
      }
      """,
    ])
    #expect(text.contains("var settingsStore: "), "\(text)")
    #expect(text.contains("dependencies.settingsStore()?.write()"), "\(text)")
  }

  @Test func `a type in small letters gives its name without the first word`() throws {
    let text = try migrated([
      "App/Formatter.swift": """
      import Foundation
      final class shopFormatter {
        nonisolated(unsafe) static let shared = shopFormatter()
        var digits = UserDefaults.standard.integer(forKey: "digits")
        func text() -> String { "\\(digits)" }
      }
      """,
      "App/Store.swift": """
      import Foundation
      final class shopStore {
        func save() { UserDefaults.standard.set(true, forKey: "saved") }
      }
      """,
      "App/Shop.swift": """
      final class Shop {
        private let goods = shopStore()
        func sell() -> String {
          goods.save()
          return shopFormatter.shared.text()
        }
      }
      """,
    ])
    #expect(text.contains("var formatter: "), "\(text)")
    #expect(text.contains("var goods: shopStore\n"), "\(text)")
  }
}
