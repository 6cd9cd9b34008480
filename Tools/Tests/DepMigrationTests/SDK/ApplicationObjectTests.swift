import DepMigration
import Testing

/// Objects of a framework that are made when code first asks for them.
@Suite struct ApplicationObjectTests {
  /// Kept as values they would be made with the type that uses them.
  @Test(arguments: [
    ("AppKit", "NSApplication.shared", "application", "NSApplication"),
    ("AppKit", "NSFontPanel.shared", "fontPanel", "NSFontPanel"),
    ("UIKit", "UIApplication.shared", "application", "UIApplication"),
  ])
  func codeOutsideOfTheActorAsksEachTime(
    _ module: String, _ expression: String, _ field: String, _ type: String
  ) throws {
    let migration = InMemoryMigration(files: [
      "Sources/App/Panel.swift": """
      import \(module)

      final class Panel {
        func show() -> Any { \(expression) }
      }
      """
    ])
    var options = MigrationOptions()
    options.sdkForm = .concrete
    let after = try #require(
      migration.applying(try migration.plan(options: options))["Sources/App/Panel.swift"])
    #expect(after.contains("var \(field): () -> \(type)\n"), "\(after)")
    #expect(after.contains("\(field): { \(expression) }"), "\(after)")
    #expect(after.contains("func show() -> Any { dependencies.\(field)() }"), "\(after)")
  }

  @Test func theTimeOfFoundationIsTheTime() throws {
    let migration = InMemoryMigration(files: [
      "Sources/App/Tide.swift": """
      import Foundation

      final class Tide {
        func now() -> Date { NSDate.now }
      }
      """
    ])
    let after = try #require(
      migration.applying(try migration.plan())["Sources/App/Tide.swift"])
    #expect(after.contains("func now() -> Date { dependencies.now() }"), "\(after)")
  }
}
