import DepMigration
import DepPlan
import Testing

/// Types that are declared inside of a function.
struct LocalTypeTests {
  @Test func `an object of a local type has no type outside of its function`() throws {
    let migration = InMemoryMigration(files: [
      "App/Request.swift": """
      import Foundation
      enum Request {
        static func sign(_ text: String) -> String {
          class Cache {
            static let shared = Cache()
            var time = Date()
          }
          return text + UserDefaults.standard.string(forKey: "a")! + "\\(Cache.shared.time)"
        }
      }
      """
    ])
    var options = MigrationOptions()
    options.convertsFunctions = true
    let plan = try migration.plan(options: options)
    let text = migration.applying(plan)["App/Request.swift"] ?? ""
    #expect(!text.contains("var cache"), "\(text)")
    #expect(text.contains("dependencies.userDefaults.string"), "\(text)")
    #expect(plan.left("Request") == [.localType], "\(text)")
  }

  @Test func `what a local type keeps has no name outside of its function`() throws {
    let migration = InMemoryMigration(files: [
      "App/Capture.swift": """
      import Foundation
      enum Capture {
        static func check(reset: Bool) -> Bool {
          enum Context {
            static var last: Bool?
          }
          if !reset, let last = Context.last { return last }
          Context.last = UserDefaults.standard.bool(forKey: "a")
          return true
        }
      }
      """
    ])
    var options = MigrationOptions()
    options.convertsFunctions = true
    let plan = try migration.plan(options: options)
    let text = migration.applying(plan)["App/Capture.swift"] ?? ""
    #expect(!text.contains("Capture.Context"), "\(text)")
    #expect(text.contains("dependencies.userDefaults.bool"), "\(text)")
    #expect(Set(plan.left("Capture") ?? []) == [.lessVisible], "\(text)")
  }
}
