import DepModel
import Testing

/// What screens look like, and services that no source tells of.
struct PaletteTests {
  @Test func `keys of a list are constants, whatever they ask later; a service is none`() throws {
    try expectModel(
      """
      import Foundation
      struct LaunchArgument {
        let name: String
        var isOn: Bool { UserDefaults.standard.bool(forKey: name) } \
      // hidden systemSingleton UserDefaults.standard
      }
      struct Vault {
        let name: String
        func open() -> Bool { FileManager.default.fileExists(atPath: name) } \
      // hidden systemSingleton FileManager.default
      }
      enum Arguments {
        static let first = LaunchArgument(name: "first")
        static let second = LaunchArgument(name: "second")
        static let vault = Vault(name: "vault")
      }
      final class Screen {
        func show() -> Bool { Arguments.first.isOn } // aside preset Arguments.first
        func store() -> Bool { Arguments.vault.open() } // hidden staticFacade Arguments.vault
      }
      """, counting: [])
  }

  @Test func `a theme gives its own colors, however it finds them`() throws {
    try expectModel(
      """
      import Foundation
      enum ThemeColor { case red, green }
      enum ThemeSettings {
        nonisolated(unsafe) static var isDark = false
        static var positiveColor: ThemeColor {
          isDark || FileManager.default.fileExists(atPath: "/") ? .red : .green \
      // hidden systemSingleton FileManager.default; aside ownDeclaration isDark
        }
        static var count: Int { FileManager.default.subpaths(atPath: "/")?.count ?? 0 } \
      // hidden systemSingleton FileManager.default
        static func darken() { isDark = true } // aside ownDeclaration isDark
        static func reset() -> ThemeColor {
          try? FileManager.default.removeItem(atPath: "/theme") \
      // hidden systemSingleton FileManager.default
          return .green
        }
      }
      final class Chart {
        func color() -> ThemeColor { ThemeSettings.positiveColor } \
      // aside appearance ThemeSettings.positiveColor
        func clear() -> ThemeColor { ThemeSettings.reset() } \
      // hidden staticFacade ThemeSettings.reset()
        func size() -> Int { ThemeSettings.count } // hidden staticFacade ThemeSettings.count
      }
      """, counting: [])
  }

  @Test func `a type that keeps colors and fonts is what screens look like`() throws {
    try expectModel(
      """
      import NetSDK
      import UIKit
      struct Theme {
        let name: String
        let text: UIColor
        let background: UIColor
        let title: UIFont
        static var current: Theme = Theme.all[0]
        static var known: [String] = []
        static let all = [Theme]()
        static func register(_ name: String) { known.append(name) } // aside ownDeclaration known
        static func send() { NetSDK.flush() } // aside unreadCode NetSDK.flush()
        static func save() {
          UserDefaults.standard.set(1, forKey: "t") // hidden systemSingleton UserDefaults.standard
        }
      }
      struct Plan {
        let name: String
        let due: String
        let owner: String
        let tint: UIColor
        static var current: Plan?
        static func keep(_ plan: Plan) { current = plan } // aside ownDeclaration current
      }
      final class Page: UIViewController {
        func show() {
          view.backgroundColor = Theme.current.background // aside appearance Theme.current
          Theme.register("a") // aside appearance Theme.register
          Theme.save() // hidden staticFacade Theme.save()
          Theme.send() // hidden staticFacade Theme.send()
          Theme.current = Theme.all[1] // hidden globalVariable Theme.current
          title = Plan.current?.name // hidden globalVariable Plan.current
          Plan.keep(Plan(name: "a")) // hidden staticFacade Plan.keep
        }
      }
      """, counting: [])
  }

  @Test func `a theme gives itself, and paints the views that it takes`() throws {
    try expectModel(
      """
      import UIKit
      final class Theme {
        let name: String
        init(name: String) { self.name = name }
        static func current() -> Theme {
          let name = UserDefaults.standard.string(forKey: "t") \
      // hidden systemSingleton UserDefaults.standard
          return Theme(name: name ?? "")
        }
        static func names() -> [String] {
          UserDefaults.standard.stringArray(forKey: "t") ?? [] \
      // hidden systemSingleton UserDefaults.standard
        }
      }
      enum ThemeUtils {
        static func paint(_ table: UITableView) {
          table.tag = UserDefaults.standard.integer(forKey: "t") \
      // hidden systemSingleton UserDefaults.standard
        }
        static func forget(_ name: String) {
          UserDefaults.standard.removeObject(forKey: name) \
      // hidden systemSingleton UserDefaults.standard
        }
      }
      final class Page: UIViewController {
        let table = UITableView()
        func show() {
          title = Theme.current().name // aside appearance Theme.current()
          title = Theme.names().first // hidden staticFacade Theme.names()
          ThemeUtils.paint(table) // aside appearance ThemeUtils.paint
          ThemeUtils.forget("a") // hidden staticFacade ThemeUtils.forget
        }
      }
      """, counting: [])
  }

  @Test func `a theme that is loaded is no appearance`() throws {
    try expectModel(
      """
      import UIKit
      final class ThemeStore {
        static func read() throws -> ThemeStore {
          print(UserDefaults.standard) // hidden systemSingleton UserDefaults.standard
          return ThemeStore()
        }
        static func open() -> ThemeStore {
          print(try? Data(contentsOf: URL(fileURLWithPath: "/a"))) // hidden ambientValue Data
          return ThemeStore()
        }
      }
      final class Page {
        func read() { print(try? ThemeStore.read()) } // hidden staticFacade ThemeStore.read()
        func open() { print(ThemeStore.open()) } // hidden staticFacade ThemeStore.open()
      }
      """, counting: [])
  }

  @Test func `a picture of another machine is no appearance`() throws {
    try expectModel(
      """
      import UIKit
      enum Loader {
        static func fetch(_ name: String) -> UIImage? {
          URLSession.shared.image(name) // hidden systemSingleton URLSession.shared
        }
        static func kept(_ name: String) -> UIImage? {
          UserDefaults.standard.image(name) // hidden systemSingleton UserDefaults.standard
        }
      }
      final class Page {
        func show() { print(Loader.fetch("a")) } // hidden staticFacade Loader.fetch
        func hide() { print(Loader.kept("a")) } // aside appearance Loader.kept
      }
      """, counting: [])
  }

  @Test func `the one object of a screen is told to show, or a part of a screen names it`() throws {
    try expectModel(
      """
      import UIKit
      final class Root: UIViewController {
        static let shared = Root()
        func open(_ text: String) {}
        func count() -> Int { UserDefaults.standard.integer(forKey: "x") } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class Library: UIViewController {
        final class Tip {
          func read() -> Int { Root.shared.count() } // aside navigation Root.shared
        }
      }
      final class Tip {
        func read() { Root.shared.open("a") } // aside navigation Root.shared
      }
      final class Reader {
        func read() -> Int { Root.shared.count() } // hidden singleton Root.shared
      }
      """, counting: [])
  }

  @Test func `a constant of an unread type is a service by its name`() throws {
    try expectModel(
      """
      import Discord
      let rest = DiscordREST() // aside ownDeclaration DiscordREST()
      let kinds = DiscordKinds() // aside unreadCode DiscordKinds()
      let colors = ColorProvider(red: 1) // aside unreadCode ColorProvider
      final class Page {
        static let store: RemoteStore = RemoteStore() // aside ownDeclaration RemoteStore()
        func load() { rest.load() } // hidden singleton rest
        func count() -> Int { kinds.count + colors.count }
      }
      final class Other {
        func load() { Page.store.load() } // hidden singleton Page.store
      }
      """, counting: [])
  }

  @Test func `an accessor that some code asks for something hands out an object everywhere`() throws
  {
    try expectModel(
      """
      import Videos
      final class First {
        func find() { VideoRegistry.default.find("a") } // hidden singleton VideoRegistry.default
      }
      final class Second {
        func add() {
          let registry = VideoRegistry.default // hidden singleton VideoRegistry.default
          registry.add("a")
          let shape = VideoShape.default // unclear VideoShape.default
          print(shape)
        }
      }
      """, counting: [])
  }

  @Test func `a struct with the name of a service is one, whatever it is made of`() throws {
    try expectModel(
      """
      struct KomgaHelper {
        let key: String
        func load() -> Int { UserDefaults.standard.integer(forKey: key) } \
      // hidden systemSingleton UserDefaults.standard
      }
      struct KomgaRow {
        let key: String
        func load() -> Int { UserDefaults.standard.integer(forKey: key) } \
      // hidden systemSingleton UserDefaults.standard
      }
      struct BoxHelper {
        let key: String
        func load() -> Int { key.count }
      }
      final class Runner {
        func run() -> Int {
          let helper = KomgaHelper(key: "a") // hidden construction KomgaHelper
          let row = KomgaRow(key: "a")
          let box = BoxHelper(key: "a")
          return helper.load() + row.load() + box.load()
        }
      }
      """, counting: [])
  }

  @Test func `a package may have the name of its type`() throws {
    try expectModel(
      """
      import KeychainSwift
      final class Vault {
        func read() -> String? { KeychainSwift().get("a") } // hidden ambientValue KeychainSwift()
      }
      """, counting: [])
  }
}
