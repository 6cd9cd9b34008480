import DepMigration
import DepModel
import Testing

/// Classes of one app whose folders count as modules.
struct BaseInAnotherFolderTests {
  @Test(arguments: [true, false])
  func aSubclassHandsTheBaseItsDependencies(_ isPublic: Bool) throws {
    let word = isPublic ? "open " : ""
    let initializer = isPublic ? "public " : ""
    let migration = InMemoryMigration(files: [
      "Sources/Shared/Frame.swift": """
      import Foundation

      \(word)class Frame {
        let size: Int
        \(initializer)init(size: Int) { self.size = size }
        func isThere() -> Bool { FileManager.default.fileExists(atPath: "/") }
      }
      """,
      "Sources/App/Door.swift": """
      \(isPublic ? "import Shared" : "")
      import Foundation

      final class Door: Frame {
        init() { super.init(size: 2) }
        func knock() -> Date { Date() }
      }
      """,
    ])
    let after = migration.applying(try migration.plan())["Sources/App/Door.swift"] ?? ""
    #expect(
      after.contains("super.init(size: 2, dependencies: dependencies.base)") != isPublic,
      "\(after)")
  }
}
