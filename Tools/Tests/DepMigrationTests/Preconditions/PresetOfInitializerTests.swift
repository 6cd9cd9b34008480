import DepMigration
import DepModel
import DepPlan
import Testing

/// What one initializer fills in for another.
struct PresetOfInitializerTests {
  private func plan(_ initializers: String) throws -> MigrationPlan {
    try InMemoryMigration(files: [
      "App/File.swift": """
      import Foundation
      final class Watcher {
        private let center: NotificationCenter
        \(initializers)
        func now() -> Date { Date() }
      }
      """
    ]).plan()
  }

  @Test(arguments: [
    "convenience init() { self.init(center: NotificationCenter.default) }\n"
      + "  init(center: NotificationCenter) { self.center = center }"
  ])
  func `an object that callers of another initializer pass stays`(_ code: String) throws {
    let plan = try plan(code)
    #expect(plan.left("Watcher") == [.defaultArgument])
    #expect(plan.status("Watcher") == .partly)
  }

  @Test(arguments: [
    // No other code can call the other one, or the object is not what is passed.
    "convenience init() { self.init(center: NotificationCenter.default) }\n"
      + "  private init(center: NotificationCenter) { self.center = center }",
    "convenience init() { self.init(center: wrap(NotificationCenter.default)) }\n"
      + "  init(center: NotificationCenter) { self.center = center }",
    "init() { center = NotificationCenter.default }",
  ])
  func `an object that no caller can pass becomes a field`(_ code: String) throws {
    let plan = try plan(code)
    #expect(plan.left("Watcher")?.contains(.defaultArgument) == false)
  }
}
