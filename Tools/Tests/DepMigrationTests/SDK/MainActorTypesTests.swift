import DepModel
import Testing

/// No fixture can import a UI framework, as there is none on Linux.
@Suite struct MainActorTypesTests {
  @Test(arguments: [
    "NSWindow", "NSObject, NSWindowDelegate", "NSObject, UIWindowSceneDelegate", "ViewModifier",
  ])
  func whatIsMadeOnTheMainActorBecomesAClosureOfTheMainActor(_ inherited: String) throws {
    let after = try migrate(
      """
      final class Panel: \(inherited) {
        func close() { Store.shared.save() }
      }

      final class Opener {
        func open() { let panel = Panel(); print(panel) }
      }
      """)
    #expect(after.contains("var makePanel: @MainActor @Sendable () -> Panel"))
  }

  @Test func aSingletonOfTheMainActorIsReadWhereItIsUsed() throws {
    let after = try migrate(
      """
      final class Chrome: NSWindow {
        static let shared = Chrome()
        func shine() {}
      }

      final class Opener {
        func open() async { await Chrome.shared.shine() }
      }
      """)
    #expect(after.contains("var chrome: @MainActor @Sendable () -> any ChromeProtocol"))
    #expect(after.contains("await dependencies.chrome().shine()"))
  }

  @Test func aTypeOfTheProjectIsNotThatOfTheSDK() throws {
    let after = try migrate(
      """
      protocol ViewModifier {}

      final class Panel: ViewModifier {
        func close() { Store.shared.save() }
      }

      final class Opener {
        func open() { let panel = Panel(); print(panel) }
      }
      """)
    #expect(after.contains("var makePanel: @Sendable () -> Panel"))
  }

  private func migrate(_ text: String) throws -> String {
    let store = "final class Store {\n  static let shared = Store()\n  func save() {}\n}\n"
    let migration = InMemoryMigration(files: ["Main.swift": text, "Store.swift": store])
    let plan = try migration.plan { $0.name == "Opener" }
    return try #require(migration.applying(plan)["Main.swift"])
  }
}
