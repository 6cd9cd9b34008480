import DepMigration
import Testing

/// The form of fields whose declarations no source, or no written type, tells.
struct FieldFormTests {
  private func migrated(_ files: [String: String], _ path: String) throws -> String {
    let migration = InMemoryMigration(files: files, countsEverything: false)
    return try #require(migration.applying(try migration.plan())[path])
  }

  private func migrated(_ code: String) throws -> String {
    try migrated(["Main.swift": code], "Main.swift")
  }

  @Test func `an object whose initializer throws is made by a closure that throws`() throws {
    let after = try migrated(
      """
      import RealmSwift
      final class Library {
        func load() { print(try! Realm()) }
      }

      """)
    #expect(after.contains("var makeRealm: @Sendable () throws -> Realm"))
    #expect(after.contains("makeRealm: { try Realm() }"))
  }

  @Test func `a property keeps what Swift unwraps by itself`() throws {
    let after = try migrated(
      """
      import WebKit
      final class Blocker {
        func clear() { WKContentRuleListStore.default().removeContentRuleList(forIdentifier: "ads") }
      }

      """)
    #expect(after.contains("var ruleListStore: WKContentRuleListStore!\n"), "\(after)")
  }

  @Test func `a type of SwiftData brings no import of another module`() throws {
    let files = [
      "App/Store.swift": """
      import Observation
      import OSLog
      import SwiftData
      enum Store { static let container = try! ModelContainer(for: Item.self) }
      @Model final class Item { init() {} }
      """,
      "App/Query.swift": """
      import SwiftData
      final class Query {
        func all() -> [Item] { try! ModelContext(Store.container).fetch(.init()) }
      }
      """,
    ]
    let after = try migrated(files, "App/Query.swift")
    #expect(after.contains("ModelContainer"), "\(after)")
    #expect(!after.contains("import Observation"), "\(after)")
  }

  @Test func `what a function of Objective-C gives is asked for each time`() throws {
    let after = try migrated(
      """
      import Foundation
      final class Screen {
        func show() { OldTheme.shared().apply() }
        func hide() { OldTheme.shared()?.apply() }
      }
      final class Page {
        func show() { OldTheme.shared().apply() }
      }
      @MainActor final class Menu {
        func show() { LegacyAppDelegate.shared().apply() }
      }

      """)
    #expect(after.contains("var oldTheme: @Sendable () -> OldTheme"))
    #expect(after.contains("dependencies.oldTheme().apply()"))
    #expect(after.contains("OldTheme.shared()?.apply()"), "there may be nothing")
    #expect(after.contains("@MainActor @Sendable () -> LegacyAppDelegate"))
  }

  @Test func `a module that is named as its type is imported`() throws {
    let after = try migrated(
      [
        "Sources/App/Colors.swift": """
        import Foundation
        import UIShades
        enum Colors {
          static func read(_ name: String) -> UIShades? {
            print(UserDefaults.standard.string(forKey: name) ?? "")
            return nil
          }
        }

        """,
        "Sources/App/Row.swift": """
        import SwiftUI
        final class Row {
          var image: UIImage?
          func show() { print(Colors.read("a") == nil) }
        }

        """,
      ], "Sources/App/Row.swift")
    #expect(after.contains("import UIShades"))
  }

  @Test func `a value of a wrapper tells the type that a protocol asks for`() throws {
    let after = try migrated(
      """
      import SwiftUI
      final class Settings: ObservableObject {
        static let shared = Settings()
        @AppStorage("a") var isOn = false
      }
      final class Screen { func show() { print(Settings.shared.isOn) } }

      """)
    #expect(after.contains("var isOn: Bool { get }"))
  }

  @Test
  func `a closure of a collection captures nothing where modules of the project are imported`()
    throws
  {
    let after = try migrated(
      [
        "Sources/Kit/Kit.swift": "public struct Kit {}\n",
        "Sources/App/Reader.swift": """
        import Foundation
        import Kit
        final class Reader {
          func read(_ names: [String]) -> [String] {
            names.filter { FileManager.default.fileExists(atPath: $0) }
          }
        }

        """,
      ], "Sources/App/Reader.swift")
    #expect(after.contains("names.filter { dependencies.fileManager"))
  }

  @Test func `a type of a folder that nobody imports needs no import of its namesake`() throws {
    let after = try migrated(
      [
        "Sources/Chains/Vault.swift": "public enum Vault {}\n",
        "Sources/Shared/Vault.swift": "import Foundation\npublic class Vault: NSObject {}\n",
        "Sources/App/Vaults.swift": """
        import Foundation
        extension Vault {
          static var all: [Vault] { FileManager.default.fileExists(atPath: "a") ? [Vault()] : [] }
        }

        """,
        "Sources/App/Contracts.swift": "import Chains\nfinal class Contracts {}\n",
        "Sources/App/Monitor.swift": """
        import Foundation
        final class Monitor {
          func count() -> Int { Vault.all.count }
        }

        """,
      ], "Sources/App/Monitor.swift")
    #expect(after.contains("() -> [Vault]"))
    #expect(!after.contains("import Chains"))
  }

  @Test func `a protocol beside a type that the file sees by an alias brings its module`() throws {
    let after = try migrated(
      [
        "Sources/Money/Rates.swift": """
        import Foundation
        public final class Rates {
          public static let shared = Rates()
          public func rate() -> Int { UserDefaults.standard.integer(forKey: "rate") }
        }

        """,
        "Sources/App/Imported.swift": "import Money\ntypealias Rates = Money.Rates\n",
        "Sources/App/Monitor.swift": """
        import Foundation
        final class Monitor {
          func rate() -> Int { Rates.shared.rate() }
        }

        """,
      ], "Sources/App/Monitor.swift")
    #expect(after.contains("var rates: any RatesProtocol"))
    #expect(after.contains("import Money"))
  }

  @Test func `a closure of an object of an SDK collects no results`() throws {
    let after = try migrated(
      """
      import Foundation
      import Strange
      enum Presses {
        @discardableResult static func press(_ name: String) -> Bool {
          UserDefaults.standard.bool(forKey: name)
        }
      }
      final class Buttons {
        func make() -> NSButton {
          NSButton(title: "a") {
            Presses.press("a")
            Presses.press("b")
          }
        }
      }

      """)
    #expect(after.contains("var press: @Sendable (String) -> Void"))
  }

  @Test func `a public class keeps the initializer that other modules see`() throws {
    let after = try migrated(
      """
      import Foundation
      public final class Clock: NSObject {
        public func read() -> Date { Date() }
      }
      final class Wall { let clock: NSObject = Clock() }

      """)
    #expect(after.contains("public override convenience init()"))
  }
}
