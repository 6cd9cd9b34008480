import DepMigration
import DepPlan
import Testing

/// Calls that a test replaces together or not at all.
struct PairedCallTests {
  private func plan(_ adding: String) throws -> (plan: MigrationPlan, text: String) {
    let migration = InMemoryMigration(files: [
      "App/Keys.swift": """
      import AppKit
      final class Keys {
        private var monitor: Any?
        func start() { \(adding) }
        func stop() { if let monitor { NSEvent.removeMonitor(monitor) } }
        func isShifted() -> Bool { NSEvent.modifierFlags.contains(.shift) }
      }
      """
    ])
    let plan = try migration.plan()
    return (plan, migration.applying(plan)["App/Keys.swift"] ?? "")
  }

  @Test func `a monitor that stays is removed by the system`() throws {
    let (plan, text) = try plan(
      "monitor = NSEvent.addLocalMonitorForEvents(matching: mask, order: 1) { event in event }")
    #expect(plan.left("Keys")?.count == 2, "\(text)")
    #expect(text.contains("{ NSEvent.removeMonitor(monitor) }"), "\(text)")
    #expect(text.contains("dependencies.modifierFlags()"), "\(text)")
  }

  @Test func `what no call adds may be removed by another one`() throws {
    let (plan, text) = try plan("monitor = nil")
    #expect(plan.left("Keys") == [], "\(text)")
    #expect(text.contains("dependencies.removeMonitor(monitor)"), "\(text)")
  }
}
