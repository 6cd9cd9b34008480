import DepMigration
import DepModel
import DepPlan
import Testing

/// Types that only an extension of an unread type can name alone.
struct NestedNameTests {
  @Test(arguments: [
    ("[Key: Any]", false), ("[NSAttributedString.Key: Any]", true), ("Shade", true),
    ("[String: Any]", true), ("UIFont", true), ("NSAttributedString", true),
  ])
  func aFieldNamesNoTypeInsideOfAnother(_ type: String, _ isConverted: Bool) throws {
    let migration = InMemoryMigration(files: [
      "Sources/App/Texts.swift": """
      import UIKit

      struct Shade {}

      extension NSAttributedString {
        static func made(_ value: \(type)) -> Int { Int(Date().timeIntervalSince1970) }
      }

      final class Label {
        func show(_ value: \(type)) -> Int { NSAttributedString.made(value) }
      }
      """
    ])
    let plan = try migration.plan { $0.name == "Label" }
    #expect(plan.changes.isEmpty != isConverted, "\(migration.applying(plan))")
  }
}
