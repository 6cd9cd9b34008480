import DepMigration
import DepModel
import Testing

/// What the property of a class is called whose superclasses have one as well.
struct PropertyNameTests {
  @Test func `a base may have the name that ends those of its subclasses`() throws {
    let file = "Sources/App/Operation.swift"
    let migration = InMemoryMigration(
      files: [
        file: """
        import Foundation
        class Operation: NSOperation {
          func note() { UserDefaults.standard.removeObject(forKey: "x") }
        }
        final class FetchOperation: Operation {
          let name: String
          init(name: String) { self.name = name }
          func fetch() { UserDefaults.standard.removeObject(forKey: name) }
        }
        """
      ])
    let migrated = migration.applying(try migration.plan())[file] ?? ""
    #expect(migrated.contains("var operationDependencies: Dependencies"), "\(migrated)")
    #expect(migrated.contains("let fetchOperationDependencies: Dependencies"), "\(migrated)")
  }
}
