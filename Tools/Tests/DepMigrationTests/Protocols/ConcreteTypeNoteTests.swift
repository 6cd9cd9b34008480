import DepMigration
import DepPlan
import Testing

/// Fixtures test notes about types of the project.
///
/// A run tells of each type of an SDK once, with users in all fixtures.
@Suite struct ConcreteTypeNoteTests {
  @Test func aTypeOfAnSDKHasNoProtocol() throws {
    let code = """
      import Foundation
      final class A {
        func a() { FileManager.default.createFile(atPath: "a", contents: nil) }
      }
      final class B {
        func b() -> Bool { FileManager.default.fileExists(atPath: "a") }
      }
      """
    var options = MigrationOptions()
    options.convention = .bare
    let plan = try InMemoryMigration(files: ["Main.swift": code]).plan(options: options)
    #expect(
      plan.notes == [
        "Main.swift:2:13: A.fileManager and B.fileManager keep the type 'FileManager': "
          + "the sources do not declare the type; '--sdk closures' can take closures instead"
      ])
  }
}
