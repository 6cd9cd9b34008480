import DepMigration
import Testing

/// What a type hands on to functions of other types.
struct HandingOnTests {
  private func text(_ kind: String, _ code: String, _ type: String = "final class") throws -> String
  {
    let migration = InMemoryMigration(files: [
      "App/File.swift": """
      import Foundation
      enum Kind {
        case a
        \(kind)
      }
      \(type) User {
        var items: [Int] = []
        var kind = Kind.a
        var typed: Kind = .a
        let made: Date
        init(made: Date) { self.made = made }
        \(code)
        func now() -> Date { Date() }
        func store() { UserDefaults.standard.set(1, forKey: "a") }
      }
      """
    ])
    var options = MigrationOptions()
    options.convertsFunctions = true
    return migration.applying(try migration.plan(options: options))["App/File.swift"] ?? ""
  }

  private static let handed = "(dependencies: .init(now: dependencies.now))"

  @Test(arguments: [
    ("func stampDate() -> Date { Date() }", "func go() { print(typed.stampDate()) }", true),
    ("func stampDate() -> Date { Date() }", "func go() { print(self.typed.stampDate()) }", true),
    // A local variable is no property.
    (
      "func stampDate() -> Date { Date() }",
      "func go(_ all: [Other]) { for typed in all { print(typed.stampDate()) } }", false
    ),
    // Another type may have a function of that name, unless it has many words.
    ("func removeAll() -> Date { Date() }", "func go() { items.removeAll() }", false),
    (
      "func stampDate() -> Date { Date() }", "func go(_ kind: Kind) { print(kind.stampDate()) }",
      false
    ),
    (
      "func stampLastKnownDate() -> Date { Date() }",
      "func go(_ other: Kind) { print(other.stampLastKnownDate()) }", true
    ),
    (
      "func stampLastKnownDate() -> Date { Date() }",
      "func go() { print(items.stampLastKnownDate()) }", false
    ),
  ])
  func `only a call that means the function is handed something`(
    _ kind: String, _ code: String, _ isHanded: Bool
  ) throws {
    let text = try text(kind, code)
    #expect(text.contains(Self.handed) == isHanded, "\(text)")
  }

  @Test func `what cannot cross stays on its actor`() throws {
    let saves = """
      func saveAsync() async { UserDefaults.standard.set(Date(), forKey: "k") }
      func saveHere() { UserDefaults.standard.set(Date(), forKey: "k") }
      """
    let text = try text(
      saves,
      """
      func wait() async { await typed.saveAsync() }
      func here() { typed.saveHere() }
      func later(_ work: (@escaping () -> Void) -> Void) { work { self.typed.saveHere() } }
      """, "@MainActor final class")
    #expect(text.contains("await typed.saveAsync()"), "\(text)")
    #expect(text.contains("func here() { typed.saveHere(dependencies: .init("), "\(text)")
    #expect(text.contains("work { self.typed.saveHere() }"), "\(text)")
  }

  @Test func `a module's name stays where a member has the name of the function`() throws {
    let migration = InMemoryMigration(files: [
      "App/File.swift": """
      import Foundation
      func follows(_ number: Int) -> Bool { UserDefaults.standard.bool(forKey: "f\\(number)") }
      final class Reader {
        func follows(_ number: Int) -> Bool { App.follows(number) }
      }
      final class Helper { func follows(_ number: Int) -> Bool { false } }
      final class Other {
        let App = Helper()
        func ask() -> Bool { App.follows(3) }
      }
      """
    ])
    let text = migration.applying(try migration.plan())["App/File.swift"] ?? ""
    #expect(text.contains("{ App.follows($0) }"), "\(text)")
    #expect(text.contains("func ask() -> Bool { App.follows(3) }"), "\(text)")
  }

  @Test(arguments: [
    ("final class", "CoinClient()", "makeCoinClient: @Sendable () -> CoinClient\n"),
    (
      "@MainActor final class", "CoinClient()",
      "makeCoinClient: @MainActor @Sendable () -> CoinClient\n"
    ),
    ("final class", "CoinClient<Int>()", nil), ("final class", "try! CoinClient()", nil),
  ])
  func `a client of a package is made as far as its call tells`(
    _ type: String, _ code: String, _ field: String?
  ) throws {
    let migration = InMemoryMigration(files: [
      "App/File.swift": """
      import CoinKit
      \(type) Rates {
        private let client = \(code)
        func load() { client.load() }
      }
      """
    ])
    let text = migration.applying(try migration.plan())["App/File.swift"] ?? ""
    #expect(field.map(text.contains) ?? !text.contains("Dependencies"), "\(text)")
  }
}
