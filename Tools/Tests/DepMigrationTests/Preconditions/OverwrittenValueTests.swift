import DepMigration
import DepPlan
import Testing

/// First values that no code reads.
struct OverwrittenValueTests {
  @Test func `a first value that stays does not keep the rest of the type`() throws {
    let migration = InMemoryMigration(files: [
      "App/Boat.swift": """
      import Foundation
      final class Boat {
        var made = Date()
        init(at moment: Date) { made = moment }
        func age() -> TimeInterval { Date().timeIntervalSince(made) }
      }
      """
    ])
    var options = MigrationOptions()
    options.leavesMostlyHidden = true
    let plan = try migration.plan(options: options)
    let text = migration.applying(plan)["App/Boat.swift"] ?? ""
    #expect(plan.left("Boat") == [.overwrittenValue], "\(text)")
    #expect(text.contains("dependencies.now().timeIntervalSince(made)"), "\(text)")
  }
}
