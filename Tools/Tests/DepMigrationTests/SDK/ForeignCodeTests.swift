import DepMigration
import DepModel
import DepPlan
import Testing

/// What code of C, and objects of the program that have two names, ask of a field.
struct ForeignCodeTests {
  private func text(_ code: String) throws -> String {
    let migration = InMemoryMigration(files: ["App/File.swift": code])
    return migration.applying(try migration.plan())["App/File.swift"] ?? ""
  }

  @Test(arguments: [
    ("engine_config_s(wakeup_cb: { _ in print(Date()) })", false),
    ("engine_config_s { print(Date()) }", false),
    ("engine.config_s(wakeup_cb: { _ in print(Date()) })", true),
    ("engine_on_wakeup({ print(Date()) })", false), ("run_later { print(Date()) }", true),
    ("self.engine_on_wakeup { print(Date()) }", true),
    ("engine_set_event_handler({ print(Date()) })", true),
    ("xpc_connection_start({ print(Date()) })", true),
    ("engineConfig(wakeup: { _ in print(Date()) })", true),
  ])
  func `a closure for C stays, and one for a block does not`(
    _ code: String, _ becomesField: Bool
  ) throws {
    let text = try text("import Foundation\nfinal class Engine {\n  func run() { \(code) }\n}")
    #expect(text.contains("dependencies.now()") == becomesField, "\(text)")
  }

  @Test(arguments: [("socketCbType", false), ("SocketCallback", true)])
  func `a constant of a type of C holds no closure with a field`(
    _ type: String, _ becomesField: Bool
  ) throws {
    let text = try text(
      "import Foundation\nfinal class Engine {\n"
        + "  func run() { let send: \(type) = { print(Date()) }; send() }\n}")
    #expect(text.contains("dependencies.now()") == becomesField, "\(text)")
  }

  @Test func `a view below one of a package is made on the main actor`() throws {
    let text = try text(
      """
      import SwiftTerm
      class AppView: TerminalView {}
      final class SshView: AppView {
        let url = UserDefaults.standard
      }
      final class Window {
        func open() { print(SshView().url) }
      }
      """)
    #expect(
      text.contains("var makeSshView: @MainActor"), "\(text)")
  }

  @Test func `the delegate of the application is one object under both names`() throws {
    let text = try text(
      """
      import AppKit
      final class AppDelegate: NSObject, NSApplicationDelegate {
        func update() {}
      }
      @MainActor final class Menu {
        func first() { (NSApp.delegate as? AppDelegate)?.update() }
        func second() { (NSApplication.shared.delegate as? AppDelegate)?.update() }
      }
      """)
    #expect(text.contains("func first() { dependencies.appDelegate()?.update() }"), "\(text)")
    #expect(text.contains("func second() { dependencies.appDelegate()?.update() }"), "\(text)")
  }

  @Test(arguments: [
    ("UserDefaults", "app", "appDefaults"), ("UserDefaults", "appGroup", "appGroup"),
    ("NotificationCenter", "wallet", "walletCenter"),
  ])
  func `one word that a project adds to a type of an SDK gets the kind of the object`(
    _ type: String, _ name: String, _ field: String
  ) throws {
    for declaration in [
      "static let \(name) = \(type)()", "static var \(name): \(type) { \(type)() }",
    ] {
      let text = try text(
        """
        import Foundation
        extension \(type) {
          \(declaration)
        }
        final class Screen {
          func show() { print(\(type).\(name)) }
        }
        """)
      #expect(text.contains("print(dependencies.\(field)"), "\(text)")
    }
  }
}

extension ForeignCodeTests {
  @Test(arguments: [
    ("UIAccessibilityPostNotification(kind, nil)", "UIAccessibilityPostNotification($0, nil)"),
    (
      "UIAccessibility.post(notification: .layoutChanged, argument: nil)",
      "UIAccessibility.post(notification: $0, argument: nil)"
    ),
  ])
  func `a function of an older SDK keeps the name that the code knows`(
    _ call: String, _ live: String
  ) throws {
    let text = try text("import UIKit\n@MainActor final class Form {\n  func show() { \(call) }\n}")
    #expect(text.contains("announce: { \(live) }"), "\(text)")
  }

  @Test(arguments: [
    ("guard let store = Store.shared else { return }; print(store)", false),
    ("if let store = Store.shared { print(store) }", false),
    ("print(Store.shared ?? other)", false), ("print(Store.shared == nil)", false),
    ("print(Store.shared != nil)", false), ("print(Store.shared == other)", true),
    ("let store = Store.shared; store.save()", true), ("Store.shared.save()", true),
  ])
  func `an object that may be missing, of which no source tells, stays`(
    _ code: String, _ becomesField: Bool
  ) throws {
    let text = try text(
      "import StoreKitchen\nfinal class Form {\n  func show() { \(code) }\n}")
    #expect(text.contains("dependencies.store()") == becomesField, "\(text)")
  }

  @Test func `a long name loses whole words`() throws {
    let text = try text(
      """
      import Foundation
      class WebKitContextMenuCustomizer {
        func save() { UserDefaults.standard.set(1, forKey: "a") }
      }
      final class Page {
        func show() { WebKitContextMenuCustomizer().save() }
      }
      """)
    #expect(text.contains("dependencies.makeContextMenuCustomizer()"), "\(text)")
  }
}
