import DepMigration
import DepPlan
import Testing

/// Functions of C whose result Swift unwraps by itself.
struct UnwrappedFunctionTests {
  @Test(arguments: [
    ("print(String(cString: getenv(\"HOME\")))", false), ("print(getenv(\"HOME\") == nil)", true),
    ("if let home = getenv(\"HOME\") { print(String(cString: home)) }", true),
  ])
  func `a result that a call takes as it stands stays`(_ code: String, _ isMoved: Bool) throws {
    let migration = InMemoryMigration(files: [
      "App/Home.swift": """
      import Foundation
      final class Home {
        func show() { \(code) }
        func now() { print(Date()) }
      }
      """
    ])
    let plan = try migration.plan()
    let text = migration.applying(plan)["App/Home.swift"] ?? ""
    #expect(text.contains("dependencies.environment") == isMoved, "\(text)")
    #expect(plan.left("Home") == (isMoved ? [] : [.typeUnknown]), "\(text)")
  }
}
