import DepMigration
import DepModel
import DepPlan
import Testing

/// Fields that code captures which runs later, or elsewhere.
struct CapturedFieldTests {
  @Test func `a log may keep what stands in its text`() throws {
    let migrated = try migrate(
      """
      func load() { logger.error("failed \\(Date())"); show("at \\(Date())"); error(Date()) }
      func show(_ text: String) {}
      func error(_ date: Date) {}
      """, kind: "final class")
    #expect(migrated.contains("logger.error(\"failed \\(self.dependencies.now())\")"))
    #expect(migrated.contains("show(\"at \\(dependencies.now())\")"))
    #expect(migrated.contains("error(dependencies.now())"))
  }

  @Test(arguments: [
    ("func load() { UserDefaults.standard.removeObject(forKey: name) }", "final class", false),
    ("func load() { Task { \(Self.use) } }", "final class", true),
    ("func load() { Task { \(Self.use) } }", "@MainActor final class", false),
    (
      "func load() { DispatchQueue.global().async { \(Self.use) } }", "@MainActor final class", true
    ),
    (
      "func load() async { async let x = UserDefaults.standard.bool(forKey: \"x\"); _ = await x }",
      "@MainActor final class", true
    ),
  ])
  func `what leaves its actor in Swift 6 mode becomes a closure`(
    member: String, kind: String, isClosure: Bool
  ) throws {
    let migrated = try migrate(member, kind: kind)
    let isWritten = migrated.contains("var userDefaults: @Sendable () -> UserDefaults")
    #expect(isWritten == isClosure, "\(migrated)")
    #expect(migrated.contains("var userDefaults: UserDefaults") != isClosure)
  }

  @Test(arguments: [
    ("func load() { \(Self.use) }", false),
    ("func load() { DispatchQueue.global().async { \(Self.use) } }", true),
  ])
  func `a type that is Sendable by its word alone may keep anything`(
    member: String, isClosure: Bool
  ) throws {
    let migrated = try migrate(member, kind: "final class", inheriting: ": @unchecked Sendable")
    let isWritten = migrated.contains("var userDefaults: @Sendable () -> UserDefaults")
    #expect(isWritten == isClosure, "\(migrated)")
  }

  @Test(arguments: [("AnimatedImageView", true), ("Downloader", false)])
  func `a view of a package is made on the main actor`(base: String, isOnActor: Bool) throws {
    let migrated = try migrate(
      "func load() { Picture().show() }", kind: "final class",
      after: """
        import Kingfisher
        class Picture: \(base) {
          func show() { UserDefaults.standard.set(1, forKey: "x") }
        }
        """)
    #expect(migrated.contains("makePicture"), "\(migrated)")
    #expect(migrated.contains("var makePicture: @MainActor") == isOnActor, "\(migrated)")
  }

  private static let use = "UserDefaults.standard.set(1, forKey: \"x\")"

  private func migrate(
    _ member: String, kind: String, inheriting: String = "", after other: String = ""
  ) throws -> String {
    let file = "Sources/App/Feed.swift"
    let migration = InMemoryMigration(
      files: [
        file: """
        import Foundation
        \(kind) Feed\(inheriting) {
          let name = "x"
          \(member)
        }
        \(other)
        """
      ])
    return migration.applying(try migration.plan())[file] ?? ""
  }
}
