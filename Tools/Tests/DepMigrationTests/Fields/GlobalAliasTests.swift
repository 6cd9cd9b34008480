import DepMigration
import Testing

/// Objects under two names.
struct GlobalAliasTests {
  private func text(_ code: String) throws -> String {
    let migration = InMemoryMigration(files: [
      "App/Screen.swift": """
      import Foundation
      import Players
      let defaults = UserDefaults.standard
      let other = UserDefaults(suiteName: "a")!
      var changed = UserDefaults.standard
      final class Screen {
        \(code)
      }
      """
    ])
    return migration.applying(try migration.plan())["App/Screen.swift"] ?? ""
  }

  @Test func `an object under two names is one field`() throws {
    let text = try text(
      "func a() { defaults.synchronize() }\n  func b() { UserDefaults.standard.synchronize() }")
    #expect(text.contains("Self(userDefaults: defaults)"), "\(text)")
    #expect(text.count(of: "dependencies.userDefaults.synchronize()") == 2, "\(text)")
  }

  @Test(arguments: [
    "func b() { UserDefaults.standard.synchronize() }",
    "func a() { other.synchronize() }\n  func b() { UserDefaults.standard.synchronize() }",
  ])
  func `a name that the type does not use changes nothing`(code: String) throws {
    #expect(try text(code).contains(": UserDefaults.standard"))
  }

  @Test func `a type of a package is named with the one around it`() throws {
    let text = try text("func a() { Players.Selected.shared.play() }")
    #expect(text.contains("() -> Players.Selected"), "\(text)")
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
