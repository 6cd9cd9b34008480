import DepModel
import Testing

/// Objects that all places of a type ask, and moments that data notes.
struct OneObjectTests {
  @Test func `only who is told of notifications names a sender`() throws {
    try expectModel(
      """
      import UIKit
      final class Undo {
        func go() { register(object: UIDevice.current) } // hidden systemSingleton UIDevice.current
        func register(object: UIDevice) { object.beginGeneratingDeviceOrientationNotifications() }
      }
      """, counting: [])
  }

  @Test func `a key through which code writes is no constant`() throws {
    try expectModel(
      """
      import Foundation
      struct Key {
        let name: String
        var value: String? {
          get { UserDefaults.standard.string(forKey: name) } \
      // hidden systemSingleton UserDefaults.standard
          nonmutating set { UserDefaults.standard.set(newValue, forKey: name) } \
      // hidden systemSingleton UserDefaults.standard
        }
      }
      enum Keys {
        static let first = Key(name: "first")
        static let second = Key(name: "second")
      }
      final class Screen {
        func show() -> String? { Keys.first.value } // hidden staticFacade Keys.first
      }
      """, counting: [])
  }

  @Test func `a member of the project is none of the SDK, where nothing tells its type`() throws {
    try expectModel(
      """
      import Foundation
      final class Terminal {
        struct Options: OptionSet {
          let rawValue: Int
          static let standardOutput = Options(rawValue: 1)
        }
        func run(_ options: Options) -> Bool { options.contains(.standardOutput) }
        func close(_ handle: FileHandle) -> Bool { handle == .standardError } \
      // hidden systemSingleton .standardError
      }
      """, counting: [])
  }

  @Test func `a type that asks its bundle for what changes asks it for all`() throws {
    try expectModel(
      """
      import UIKit
      final class About {
        func version() -> Any? { Bundle.main.infoDictionary?["Version"] } \
      // hidden systemSingleton Bundle.main
        func receipt() -> URL? { Bundle.main.appStoreReceiptURL } \
      // hidden systemSingleton Bundle.main
        static func name() -> Any? { Bundle.main.infoDictionary?["Name"] } \
      // aside constant Bundle.main
        func show(_ bundle: Bundle) { bundle.load() }
      }
      final class Shelf {
        func open() {
          NotificationCenter.default.addObserver( \
      // hidden systemSingleton NotificationCenter.default
            self, selector: #selector(close), name: nil, object: NSApp) // aside constant NSApp
          NSApp.terminate(nil) // hidden systemSingleton NSApp
        }
      }
      """, counting: [])
  }

  @Test func `an object that is data notes when it was made`() throws {
    try expectModel(
      """
      import Foundation
      final class Context: RawRepresentable {
        var creationDate = Date() // aside identity Date()
        var shownAt = Date() // hidden ambientValue Date()
        init() {}
        init?(rawValue: [String: Any]) {}
        var rawValue: [String: Any] { [:] }
      }
      final class Session {
        var creationDate = Date() // hidden ambientValue Date()
      }
      final class Post: Codable {
        var createdAt = Date() // hidden ambientValue Date()
        func isOld() -> Bool { Date().timeIntervalSince(createdAt) > 60 } // hidden ambientValue Date()
      }
      """, counting: [])
  }
}
