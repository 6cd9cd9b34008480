import DepMigration
import Testing

/// Objects that a field asks for when the code does, and not before.
struct LateObjectTests {
  private func text(_ module: String, _ code: String) throws -> String {
    let migration = InMemoryMigration(files: [
      "App/Screen.swift": """
      import \(module)
      \(code)
      """
    ])
    var options = MigrationOptions()
    options.convertsFunctions = true
    return migration.applying(try migration.plan(options: options))["App/Screen.swift"] ?? ""
  }

  @Test func `an object that a function of the type makes does not wait for itself`() throws {
    let text = try text(
      "Foundation",
      """
      final class Page { func load() { print(Date()) } }
      enum Pages {
        static let first = create()
        static let second = Pages.create()
        static let third = Page()
        static func open() { first.load(); second.load(); third.load() }
        static func create() -> Page { print(Date()); return Page() }
      }
      """)
    #expect(text.contains("var first: @Sendable () -> "), "\(text)")
    #expect(text.contains("var second: @Sendable () -> "), "\(text)")
    #expect(!text.contains("var third: @Sendable"), "\(text)")
  }

  @Test(arguments: [
    ("WebKit", "WKWebsiteDataStore.default()", "@MainActor @Sendable () -> WKWebsiteDataStore"),
    ("Photos", "PHPhotoLibrary.shared()", "@Sendable () -> PHPhotoLibrary"),
    ("Foundation", "FileManager.default", "FileManager"),
  ])
  func `what a system service has to make comes late`(
    _ module: String, _ expression: String, _ type: String
  ) throws {
    let text = try text(
      module, "final class Login { func end() { \(expression).forget() } }")
    #expect(text.contains(": \(type)\n"), "\(text)")
  }
}
