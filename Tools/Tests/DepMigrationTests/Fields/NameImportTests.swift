import DepMigration
import DepModel
import DepPlan
import Testing

/// The imports that a file needs for types which a field names there for the first time.
@Suite struct NameImportTests {
  private let order = "public final class Order: Sendable { public init() {} }\n"
  private let store = """
    import Orders
    final class Store: Sendable { static let shared: Order = Order() }

    """
  private let user = "final class Shop { func sell() { print(Store.shared) } }\n"

  private func shop(_ files: [String: String]) throws -> String {
    let migration = InMemoryMigration(files: files)
    return migration.applying(try migration.plan())["App/Shop.swift"] ?? ""
  }

  @Test func `the module of a type that another file names is imported`() throws {
    let text = try shop([
      "Orders/Order.swift": order, "App/Store.swift": store, "App/Shop.swift": user,
    ])
    #expect(text.hasPrefix("import Orders\n\nfinal class Shop {"), "\(text)")
    #expect(text.contains("var order: Order\n"), "\(text)")
  }

  @Test(arguments: [
    ("PromiseKit", "Promise", false), ("Later", "Promise", true), ("MapKit", "Map", true),
  ])
  func `a kit of a package has the type that it is named after`(
    _ module: String, _ type: String, _ isImported: Bool
  ) throws {
    let text = try shop([
      "App/Links.swift": """
      import Foundation
      import \(module)
      import Logs
      enum Links {
        static func load() -> \(type)<Bool> {
          \(type)(UserDefaults.standard.bool(forKey: "x"))
        }
      }
      """,
      "App/Shop.swift": """
      import Foundation
      import \(module)
      final class Shop { func sell() { Links.load().run() } }
      """,
    ])
    #expect(text.contains("var loadLinks: @Sendable () -> \(type)<Bool>"), "\(text)")
    #expect(text.contains("import Logs") == isImported, "\(text)")
  }

  @Test(arguments: [("SafariServices", false), ("FoundationNetworking", true)])
  func `a type of Foundation needs the module of the network at most`(
    _ module: String, _ isImported: Bool
  ) throws {
    let text = try shop([
      "App/Links.swift": """
      import Foundation
      import \(module)
      enum Links {
        static func request() -> URLRequest {
          URLRequest(url: UserDefaults.standard.url(forKey: "x")!)
        }
      }
      """,
      "App/Shop.swift":
        "import Foundation\nfinal class Shop { func sell() { print(Links.request()) } }\n",
    ])
    #expect(text.contains("-> URLRequest"), "\(text)")
    #expect(text.contains("import \(module)") == isImported, "\(text)")
  }

  @Test func `what an imported module gives another name needs no import`() throws {
    let text = try shop([
      "Orders/Order.swift": order,
      "Umbrella/Order.swift": "import Orders\npublic typealias Order = Orders.Order\n",
      "App/Store.swift": store, "App/Shop.swift": "import Umbrella\n" + user,
    ])
    #expect(text.hasPrefix("import Umbrella\n"), "\(text)")
    #expect(!text.contains("import Orders"), "\(text)")
  }

  @Test func `a module that the own one is not built with is not imported`() throws {
    let text = try shop([
      "Orders/Order.swift": order,
      "Umbrella/Umbrella.swift": "@_exported import Orders\n",
      "App/Store.swift": store.replacing("import Orders", with: "import Umbrella"),
      "App/Shop.swift": "import Umbrella\n" + user,
    ])
    #expect(!text.contains("import Orders"), "\(text)")
    #expect(text.contains("var order: Order\n"), "\(text)")
  }

  @Test func `what every other file imports that names a type is enough`() throws {
    let store = """
      import Icons
      import Pictures
      final class Store { static let shared: PictureLoader = PictureLoader.default }

      """
    let other = "import Pictures\nfinal class Wall { var loader: PictureLoader? }\n"
    let text = try shop([
      "App/Store.swift": store, "App/Wall.swift": other, "App/Shop.swift": user,
    ])
    #expect(text.hasPrefix("import Pictures\n\nfinal class Shop {"), "\(text)")
    let seen = try shop([
      "App/Store.swift": store, "App/Wall.swift": "final class Wall { var a: PictureLoader? }\n",
      "App/Shop.swift": user,
    ])
    #expect(seen.hasPrefix("final class Shop {"), "\(seen)")
  }

  @Test func `a framework of which the file names another type is there`() throws {
    let text = try shop([
      "App/Store.swift":
        "import UIKit\nfinal class Store { static let shared: UIScreen = UIScreen.main }\n",
      "App/Shop.swift":
        "final class Shop { var view: UIView?; func sell() { print(Store.shared) } }\n",
    ])
    #expect(!text.contains("import UIKit"), "\(text)")
  }

  @Test func `the framework of a type is told by its prefix`() throws {
    let made = """
      import Foundation
      import CoreLocation
      import UIKit
      final class Walk {
        init(manager: CLLocationManager) {}
        func start() { print(Date()) }
      }
      func manager() -> CLLocationManager { CLLocationManager() }

      """
    let text = try shop([
      "App/Walk.swift": made,
      "App/Shop.swift": "final class Shop { func sell() { Walk(manager: manager()).start() } }\n",
    ])
    #expect(text.hasPrefix("import CoreLocation\n\nfinal class Shop {"), "\(text)")
  }

  @Test func `a name that the project declares, too, keeps the module of the SDK`() throws {
    let text = try shop([
      "App/Center.swift": "protocol NotificationCenter {}\n",
      "App/Shop.swift": """
      import Foundation
      final class Shop {
        func sell() { Foundation.NotificationCenter.default.removeObserver(self) }
      }

      """,
    ])
    #expect(text.contains("var notificationCenter: Foundation.NotificationCenter\n"), "\(text)")
    #expect(text.contains("Self(notificationCenter: Foundation.NotificationCenter.default)"))
  }

  @Test func `a name that the type gives to something of its own keeps its module`() throws {
    let text = try shop([
      "App/Sender.swift": """
      import Foundation
      struct Options {}
      final class Sender { init(options: Options) {}; func send() { print(Date()) } }
      func options() -> Options { Options() }

      """,
      "App/Shop.swift": """
      final class Shop {
        struct Options {}
        func sell() { Sender(options: options()).send() }
      }

      """,
    ])
    #expect(text.contains("var makeSender: @Sendable (App.Options) -> Sender\n"), "\(text)")
  }

  @Test func `the extension of another module is left`() throws {
    let migration = InMemoryMigration(files: [
      "Core/Engine.swift": "public final class Engine { public init() {} }\n",
      "App/Engine.swift": """
      import Core
      final class Settings { static let shared = Settings(); func save() {} }
      extension Engine { func stop() { Settings.shared.save() } }

      """,
    ])
    let plan = try migration.plan()
    #expect(plan.changes.isEmpty)
    #expect(plan.outcomes.first?.left.map(\.reason) == [.foreignExtension])
  }

  @Test func `a line of slashes begins the notice of a file`() throws {
    let bar = String(repeating: "/", count: 40)
    let text = try shop([
      "Orders/Order.swift": order, "App/Store.swift": store,
      "App/Shop.swift": "\(bar)\n//\n// S H O P\n//\n\(bar)\n\nimport Zebra\n" + user,
    ])
    #expect(text.contains("\(bar)\n\nimport Orders\nimport Zebra\n"), "\(text)")
  }

  @Test func `a color of views is one of a framework, whatever packages both files see`() throws {
    let made = """
      import Later
      import SwiftUI
      final class Walk {
        init(color: Color) {}
        func start() { print(Date()) }
      }
      func color() -> Color { .red }

      """
    let text = try shop([
      "App/Walk.swift": made,
      "App/Shop.swift":
        "import Later\nfinal class Shop { func sell() { Walk(color: color()).start() } }\n",
    ])
    #expect(text.contains("import SwiftUI"), "\(text)")
  }

  @Test func `a package that both files see declares a name rather than a framework does`() throws {
    let text = try shop([
      "App/Links.swift": """
      import Later
      import SwiftUI
      enum Links {
        static func load() -> Promise<Bool> {
          Promise(UserDefaults.standard.bool(forKey: "x"))
        }
      }
      """,
      "App/Shop.swift": "import Later\nfinal class Shop { func sell() { Links.load().run() } }\n",
    ])
    #expect(text.contains("-> Promise<Bool>"), "\(text)")
    #expect(!text.contains("import SwiftUI"), "\(text)")
  }

  @Test(arguments: [
    // A file that does not see the other packages names the type as well.
    ("import Later\nimport UIKit\nlet one: Promise<Int>? = nil\n", false),
    ("import Later\nimport Logs\nimport Images\nlet one: Promise<Int>? = nil\n", true),
    // One of its packages may bring what the other file imports.
    ("import Later\nimport Umbrella\nlet one: Promise<Int>? = nil\n", true),
  ])
  func `a package that this file sees too has a type that no other one can have`(
    _ other: String, _ isImported: Bool
  ) throws {
    let text = try shop([
      "App/Links.swift": """
      import Later
      import Logs
      enum Links {
        static func load() -> Promise<Bool> {
          Promise(UserDefaults.standard.bool(forKey: "x"))
        }
      }
      """, "App/Other.swift": other,
      "App/Shop.swift":
        "import Later\nfinal class Shop { func sell() { Links.load().run() } }\n",
    ])
    #expect(text.contains("-> Promise<Bool>"), "\(text)")
    #expect(text.contains("import Logs") == isImported, "\(text)")
    #expect(!text.contains("import Images"), "\(text)")
  }

  @Test func `an empty line of documentation is none of slashes`() throws {
    let text = try shop([
      "Orders/Order.swift": order, "App/Store.swift": store,
      "App/Shop.swift": "// Created by me\n///\n/// What sells.\n" + user,
    ])
    #expect(text.contains("///\n/// What sells.\nfinal class Shop"), "\(text)")
  }
}
