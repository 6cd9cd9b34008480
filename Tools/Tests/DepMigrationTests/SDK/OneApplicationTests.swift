import DepMigration
import DepModel
import DepPlan
import Testing

/// The one application of a program, of which no test makes another.
@Suite struct OneApplicationTests {
  private func migrated(_ code: String, importing module: String = "AppKit") throws -> String {
    var migration = InMemoryMigration(files: [
      "Sources/App/Panel.swift": "import \(module)\n\n\(code)"
    ])
    migration.modelOptions.olderModules = ["App"]
    return migration.applying(try migration.plan())["Sources/App/Panel.swift"] ?? ""
  }

  @Test func `its short name means it too, so that a type takes closures`() throws {
    let text = try migrated(
      """
      final class Panel {
        func show(_ window: NSWindow) {
          let session = NSApp.beginModalSession(for: window)
          NSApp.endModalSession(session)
        }
      }
      """)
    #expect(text.contains("NSApplication.shared.beginModalSession(for: $0)"), "\(text)")
    #expect(text.contains("let session = dependencies.beginModalSession(window)"), "\(text)")
    #expect(!text.contains("-> NSApplication\n"), "\(text)")
  }

  @Test func `a call without a closure stays, and no field holds the application`() throws {
    let text = try migrated(
      """
      final class Panel {
        func show() { NSApp.frobnicate() }
      }
      """)
    #expect(!text.contains("dependencies"), "\(text)")
  }

  @Test(arguments: [
    ("NSApp.presentError(error)", "presentError: { _ = NSApplication.shared.presentError($0) }"),
    ("NSApp.activate()", "{ if #available(macOS 14, *) { NSApplication.shared.activate() } }"),
  ])
  func `a closure checks for a version of the system only where others lack the member`(
    _ call: String, _ live: String
  ) throws {
    let text = try migrated(
      """
      final class Panel {
        func show(_ error: NSError) {
          if #available(macOS 14, *) { \(call) }
        }
      }
      """)
    #expect(text.contains(live), "\(text)")
  }
}
