import DepMigration
import DepPlan
import Testing

/// What a cell asks before other code can set its dependencies.
struct NibPairTests {
  @Test(arguments: [
    ("deinit { NotificationCenter.default.removeObserver(self) }", false),
    ("func stop() { NotificationCenter.default.removeObserver(self) }", true),
  ])
  func `what only the end of the object asks too stays`(_ code: String, _ isMoved: Bool) throws {
    let migration = InMemoryMigration(files: [
      "App/Cell.swift": """
      import UIKit
      final class Cell: UITableViewCell {
        override func awakeFromNib() {
          NotificationCenter.default.addObserver(self, selector: #selector(go), name: .a, object: nil)
        }
        \(code)
        @objc func go() { print(Date()) }
      }
      """
    ])
    let plan = try migration.plan()
    let text = migration.applying(plan)["App/Cell.swift"] ?? ""
    #expect(text.contains("var notificationCenter") == isMoved, "\(text)")
    #expect(text.contains("dependencies.now()"), "\(text)")
    #expect(plan.left("Cell")?.count == (isMoved ? 0 : 2), "\(text)")
  }
}
