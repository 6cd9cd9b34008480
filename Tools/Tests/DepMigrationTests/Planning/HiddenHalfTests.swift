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
          static var isOn: Bool { FileManager.default.fileExists(atPath: "x") }
          static func clear() { UserDefaults.standard.removeObject(forKey: "x") }
          \(functions > 1 ? more : "")
        }
        """
      ])
    let plan = try migration.plan(options: options)
    #expect(plan.changes.isEmpty != isChanged)
    #expect((plan.outcomes.first?.refusal?.reason == .mostlyHidden) != isChanged)
  }

  @Test(arguments: [
    (
      "UserDefaults.standard",
      "static var isOn: Bool { UserDefaults.standard.bool(forKey: \"x\") }"
    ),
    ("FileManager.default", "private static let manager = FileManager.default"),
  ])
  func `functions take nothing of what a static property goes on using`(
    _ name: String, _ property: String
  ) throws {
    var options = MigrationOptions()
    options.convertsFunctions = true
    let migration = InMemoryMigration(
      files: [
        "Sources/App/Settings.swift": """
        import Foundation
        enum Settings {
          \(property)
          static func clear() { UserDefaults.standard.removeObject(forKey: "x") }
          static func remove() { try? FileManager.default.removeItem(atPath: "x") }
          static func make() { manager.createFile(atPath: "x", contents: nil) }
        }
        """
      ])
    let plan = try migration.plan(options: options)
    let left = plan.outcomes.first?.left.filter { $0.expression == name } ?? []
    #expect(!left.isEmpty)
    #expect(left.allSatisfy { [.staticMember, .enumeration].contains($0.reason) })
    let text = migration.applying(plan)["Sources/App/Settings.swift"] ?? ""
    #expect(text.contains("dependencies.userDefaults") == (name == "FileManager.default"))
    #expect(text.contains("dependencies.fileManager") == (name == "UserDefaults.standard"))
  }

  @Test func `what another type keeps or shares is nothing that the own one asks`() throws {
    var options = MigrationOptions()
    options.convertsFunctions = true
    let migration = InMemoryMigration(
      files: [
        "Sources/App/Journal.swift": """
        import Foundation
        struct Box { let manager: Int }
        final class Other { static let shared = Other(); let count = 1 }
        final class Journal {
          static let shared = Journal()
          private static let manager = FileManager.default
          func name() -> String { ProcessInfo.processInfo.processName }
          static func clear(_ box: Box) -> Int {
            try? FileManager.default.removeItem(atPath: "x")
            return box.manager
          }
          static func time() -> Int { Other.shared.count + Int(Date().timeIntervalSince1970) }
        }
        """
      ])
    let plan = try migration.plan(options: options) { $0.name == "Journal" }
    let text = migration.applying(plan)["Sources/App/Journal.swift"] ?? ""
    #expect(text.contains("dependencies.fileManager.removeItem"), "\(text)")
    #expect(text.contains("dependencies.now()"), "\(text)")
  }
}
