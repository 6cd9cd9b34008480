import DepMigration
import Testing

/// Classes that inherit from a view or an application which was not read.
struct UnreadViewTests {
  @Test(arguments: [
    ("CoreApplication", true), ("TerminalView", true), ("TabViewController", true),
    ("CoreStore", false),
  ])
  func `what inherits from one is most likely on the main actor`(
    _ superclass: String, _ isOnMainActor: Bool
  ) throws {
    let migration = InMemoryMigration(files: [
      "App/Shell.swift": """
      import Core
      class Shell: \(superclass) {
        static func restart() { UserDefaults.standard.set(1, forKey: "a") }
      }
      final class Row {
        func tap() { Shell.restart() }
      }
      """
    ])
    let text = migration.applying(try migration.plan())["App/Shell.swift"] ?? ""
    let actor = isOnMainActor ? "@MainActor " : ""
    #expect(text.contains("var restart: \(actor)@Sendable () -> Void"), "\(text)")
  }
}
