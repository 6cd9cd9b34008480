import DepMigration
import DepModel
import DepPlan
import Testing

/// Initializers whose body would stand there twice.
struct RepeatedBodyTests {
  @Test(arguments: [(6, true), (7, false)])
  func `a body is repeated as far as a reader takes it in`(_ lines: Int, _ isRepeated: Bool) throws
  {
    let body = (1..<lines).map { "    print(\($0))" }.joined(separator: "\n")
    let migration = InMemoryMigration(files: [
      "Kit/File.swift": """
      import Foundation
      open class Request {
        public var made = Date()
        public required init(name: String) {
          self.name = name
      \(body)
        }
        let name: String
        public func age() -> Bool { made < Date.distantPast }
      }
      """
    ])
    let text = migration.applying(try migration.plan())["Kit/File.swift"] ?? ""
    #expect(
      text.contains("init(name: String, dependencies: Dependencies)") == isRepeated, "\(text)")
  }
}
