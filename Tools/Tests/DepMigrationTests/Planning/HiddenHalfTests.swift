import DepMigration
import DepModel
import DepPlan
import Testing

/// Types of which only static functions could take something.
struct HiddenHalfTests {
  @Test(arguments: [(1, false), (2, true)])
  func `a type goes on hiding half of it, or nothing is done`(
    _ functions: Int, _ isChanged: Bool
  ) throws {
    let file = "Sources/App/Settings.swift"
    let more = "static func more() { UserDefaults.standard.removeObject(forKey: \"x\") }"
    var options = MigrationOptions()
    options.convertsFunctions = true
    options.leavesMostlyHidden = true
    let migration = InMemoryMigration(
      files: [
        file: """
        import Foundation
        enum Settings {
          static var isOn: Bool { UserDefaults.standard.bool(forKey: "x") }
          static func clear() { UserDefaults.standard.removeObject(forKey: "x") }
          \(functions > 1 ? more : "")
        }
        """
      ])
    let plan = try migration.plan(options: options)
    #expect(plan.changes.isEmpty != isChanged)
    #expect((plan.outcomes.first?.refusal?.reason == .mostlyHidden) != isChanged)
  }
}
