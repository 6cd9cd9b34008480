import DepModel
import Testing

/// What only shows a screen.
struct ShownScreensTests {
  @Test func `what is given a view controller shows something on it`() throws {
    try expectModel(
      """
      import UIKit
      final class Picker: UIViewController {
        static func show(_ text: String, from parent: UIViewController) {
          UIApplication.shared.isIdleTimerDisabled = true // hidden systemSingleton UIApplication.shared
          parent.show(Picker(), sender: text)
        }
        static func read(from parent: UIViewController) {
          UserDefaults.standard.removeObject(forKey: "x") // hidden systemSingleton UserDefaults.standard
        }
      }
      enum Tracker {
        static var last = ""
        static func track(_ controller: UIViewController) {
          Tracker.last = "x" // aside ownDeclaration Tracker.last
          NotificationCenter.default.post(name: .init("x"), object: nil) \
      // hidden systemSingleton NotificationCenter.default
        }
      }
      final class Sidebar: UIViewController {
        static let shared = Sidebar()
        func count() -> Int { UserDefaults.standard.integer(forKey: "x") } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class List: UIViewController {
        func open() {
          Picker.show("a", from: self) // aside navigation Picker.show
          Picker.read(from: self) // hidden staticFacade Picker.read
          add(Sidebar.shared) // aside navigation Sidebar.shared
          Tracker.track(self) // hidden staticFacade Tracker.track
        }
        func add(_ other: UIViewController) {}
      }
      """, counting: [])
  }

  @Test func `what navigates by its name is navigation where it keeps nothing`() throws {
    try expectModel(
      """
      import Foundation
      func navigateTo(_ path: String) {
        NotificationCenter.default.post(name: .init(path), object: nil) \
      // hidden systemSingleton NotificationCenter.default
      }
      func navigateHome() {
        UserDefaults.standard.set(1, forKey: "last") // hidden systemSingleton UserDefaults.standard
      }
      func navigation() -> String {
        UserDefaults.standard.string(forKey: "last")! // hidden systemSingleton UserDefaults.standard
      }
      final class Chat {
        func open() {
          navigateTo("a") // aside navigation navigateTo
          navigateHome() // hidden staticFacade navigateHome()
          print(navigation()) // hidden staticFacade navigation()
        }
      }
      """, counting: [])
  }

  @Test func `a constant length of a view is appearance, and what a coordinator runs is none`()
    throws
  {
    try expectModel(
      """
      import UIKit
      final class Card: UIView {
        static let width: CGFloat = {
          UIDevice.current.userInterfaceIdiom == .pad ? 2 : 1 // aside appearance UIDevice.current
        }()
        static let rows: Int = {
          UserDefaults.standard.integer(forKey: "rows") // hidden systemSingleton UserDefaults.standard
        }()
      }
      final class Grid: UIView {
        func layout() -> CGFloat { Card.width } // aside appearance Card.width
        func rows() -> Int { Card.rows } // hidden staticFacade Card.rows
      }
      extension Process { func fail() {} }
      final class MoveCoordinator {
        func start() {
          let task = Process() // hidden systemSingleton Process()
          task.launch()
        }
      }
      """, counting: [])
  }

  @Test func `a view controller that the SDK's windows show is no dependency`() throws {
    try expectModel(
      """
      import UIKit
      func top() -> UIViewController? {
        var found = UIApplication.shared.keyWindow?.rootViewController // aside appearance UIApplication.shared
        while let next = found?.presentedViewController { found = next }
        return found
      }
      extension UIViewController { func close() {} }
      final class Cell: UIView {
        func open(_ other: UIViewController) {
          top()?.present(other, animated: true) // aside navigation top()
        }
      }
      """, counting: [])
  }

  @Test func `a screen makes its presenter, and a coordinator asks for the kind of device`() throws
  {
    try expectModel(
      """
      import UIKit
      final class Store {
        static let shared = Store()
        func load() { _ = URLSession.shared } // hidden systemSingleton URLSession.shared
      }
      final class FeedPresenter {
        func load() { Store.shared.load() } // hidden singleton Store.shared
      }
      final class FeedController: UIViewController {
        private let presenter = FeedPresenter() // aside navigation FeedPresenter()
      }
      final class FeedCoordinator {
        func start() -> Bool { UIDevice.current.userInterfaceIdiom == .pad } \
      // aside appearance UIDevice.current
      }
      final class Feed {
        func start() -> Bool { UIDevice.current.userInterfaceIdiom == .pad } \
      // hidden systemSingleton UIDevice.current
      }
      """, counting: [])
  }

  @Test func `a file of the program is read as a constant`() throws {
    try expectModel(
      """
      import Foundation
      extension Bundle {
        func words(_ name: String) -> [String] {
          let file = url(forResource: name, withExtension: "json")!
          let data = try! Data(contentsOf: file) // hidden ambientValue Data
          return try! JSONDecoder().decode([String].self, from: data)
        }
        func pages() -> [String] {
          let address = URL(string: "https://example.org")!
          let data = try! Data(contentsOf: address) // hidden ambientValue Data
          return try! JSONDecoder().decode([String].self, from: data)
        }
      }
      final class Glossary {
        func load() -> [String] { Bundle.main.words("a") } // aside constant Bundle.main
      }
      final class Pages {
        func load() -> [String] { Bundle.main.pages() } // hidden systemSingleton Bundle.main
      }
      """, counting: [])
  }

  @Test func `the bundle of a screen's file belongs to the screen`() throws {
    try expectModel(
      """
      import UIKit
      final class Panel: UIViewController {
        init() { super.init(nibName: "Panel", bundle: .main) } // aside appearance .main
      }
      class Reader {
        init(bundle: Bundle) {}
        convenience init() { self.init(bundle: .main) } // hidden systemSingleton .main
      }
      final class TextReader: Reader {
        init() { super.init(bundle: .main) } // hidden systemSingleton .main
      }
      """, counting: [])
  }

  @Test func `a screen that shows itself is navigation`() throws {
    try expectModel(
      """
      import AppKit
      final class Preferences: NSWindowController {
        static func show(delegate: NSWindowDelegate? = nil) {
          App.shared.open() // hidden singleton App.shared
        }
        static func reset() {
          UserDefaults.standard.removeObject(forKey: "a") \
      // hidden systemSingleton UserDefaults.standard
        }
      }
      final class App {
        static let shared = App()
        var window: NSWindowController?
        func open() { window = window ?? nil }
      }
      final class Menu {
        func open() { Preferences.show() } // aside navigation Preferences.show()
        func clear() { Preferences.reset() } // hidden staticFacade Preferences.reset()
      }
      """, counting: [])
  }
}
