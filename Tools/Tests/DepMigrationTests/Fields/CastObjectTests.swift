import DepMigration
import DepPlan
import Testing

/// Objects of code that was not read.
struct CastObjectTests {
  @Test(arguments: [
    ("(Desk.shared as? Desk)?.lock()", false), ("(Desk.shared as! Desk).lock()", false),
    ("Desk.shared.lock()", true),
  ])
  func `what code casts has another type than its name says`(
    _ code: String, _ isMoved: Bool
  ) throws {
    let migration = InMemoryMigration(files: [
      "App/Screen.swift": """
      import AppKit
      import Furniture
      final class Screen {
        func close() { \(code) }
        func show() { print(Date()) }
      }
      """
    ])
    let plan = try migration.plan()
    let text = migration.applying(plan)["App/Screen.swift"] ?? ""
    #expect(text.contains("() -> Desk") == isMoved, "\(text)")
    #expect(plan.left("Screen") == (isMoved ? [] : [.typeUnknown]), "\(text)")
  }
}
