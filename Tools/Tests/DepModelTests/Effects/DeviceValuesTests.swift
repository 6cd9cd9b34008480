import DepModel
import Testing

/// Values of the device and of the program's own files, and classes that tables name.
struct DeviceValuesTests {
  @Test func `a formatter for the device is listed, and the time beside it counts`() throws {
    try expectModel(
      """
      import Foundation
      final class Board {
        func format() -> DateFormatter { DateFormatter() } // aside deviceFormat DateFormatter()
        func now() -> Date { Date() } // hidden ambientValue Date()
      }
      """, counting: [])
  }

  @Test func `a constant read from a file of the program is the same in each run`() throws {
    try expectModel(
      """
      import Foundation
      enum Tables {
        static let words: String? = try? String( // aside constant String
          contentsOf: Bundle.main.url(forResource: "a", withExtension: "b")!) \
      // aside constant Bundle.main
        static let notes: String? = try? String(contentsOf: URL(fileURLWithPath: "/a")) \
      // hidden ambientValue String
      }
      final class Speller {
        func first() -> String? { Tables.words }
        func second() -> String? { Tables.notes } // hidden staticFacade Tables.notes
      }
      """, counting: [])
  }

  @Test func `a copy gets another identifier, and the path of an own file is a constant`() throws {
    try expectModel(
      """
      import Foundation
      struct Note { var id = UUID() } // aside identity UUID()
      enum Paths {
        static func page(_ name: String) -> URL { Bundle.main.resourceURL!.appending(name) } \
      // aside constant Bundle.main
        static func user(_ name: String) -> String { NSHomeDirectory() + name } \
      // hidden ambientValue NSHomeDirectory()
      }
      final class Editor {
        func copy(_ note: Note) -> Note {
          var copy = note
          copy.id = UUID() // aside identity UUID()
          return copy
        }
        func renew(_ note: inout Note) {
          note.other = UUID() // hidden ambientValue UUID()
        }
        func page() -> URL { Paths.page("a") } // aside constant Paths.page
        func user() -> String { Paths.user("a") } // hidden staticFacade Paths.user
      }
      """, counting: [])
  }

  @Test func `a class of an SDK below a known one reaches what that reaches`() throws {
    try expectModel(
      """
      import AVFoundation
      final class Downloads {
        func start() -> AnyObject {
          AVAssetDownloadURLSession( // hidden ambientValue AVAssetDownloadURLSession
            configuration: .background(withIdentifier: "a"), assetDownloadDelegate: nil,
            delegateQueue: nil)
        }
      }
      """, counting: [])
  }

  @Test func `a stream in memory is no file, and a digest only computes`() throws {
    try expectModel(
      """
      import Foundation
      import CommonCrypto
      enum Streams {
        static func memory(_ data: Data) -> InputStream { InputStream(data: data) }
        static func file(_ url: URL) -> InputStream? { InputStream(url: url) }
        static func digest(_ bytes: [UInt8], _ result: inout [UInt8]) -> Bool {
          CC_SHA256(bytes, CC_LONG(bytes.count), &result) != nil
        }
      }
      final class Packer {
        func pack(_ data: Data) -> InputStream { Streams.memory(data) }
        func read(_ url: URL) -> InputStream? { Streams.file(url) } \
      // hidden staticFacade Streams.file
        func seal(_ bytes: [UInt8], _ result: inout [UInt8]) -> Bool {
          Streams.digest(bytes, &result)
        }
      }
      """, counting: [])
  }

  @Test func `what the program's own bundle holds is the same in each run`() throws {
    try expectModel(
      """
      import UIKit
      final class About {
        func version() -> Any? { Bundle.main.infoDictionary?["Version"] } \
      // aside constant Bundle.main
        func text() -> URL? { Bundle.main.url(forResource: "a", withExtension: "b") } \
      // aside constant Bundle.main
        func anchor() -> UIWindow? { UIApplication.shared.windows.first } \
      // aside appearance UIApplication.shared
      }
      """, counting: [])
  }

  @Test func `a class for vibration is feedback, as those of the SDK are`() throws {
    try expectModel(
      """
      import UIKit
      final class HapticPlayer {
        static let shared = HapticPlayer()
        var count = 0
        func play() { UserDefaults.standard.set(1, forKey: "haptic") } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class Button {
        func tap() { HapticPlayer.shared.play() } // aside feedback HapticPlayer.shared
      }
      final class Switch {
        func tap() {
          HapticPlayer.shared.play() // hidden singleton HapticPlayer.shared
          print(Date()) // hidden ambientValue Date()
        }
      }
      """, counting: [])
  }

  @Test func `what the project adds to the bundle or the device is what it reads there`() throws {
    try expectModel(
      """
      import UIKit
      extension Bundle {
        var appName: String { infoDictionary?["Name"] as? String ?? "" }
      }
      extension UIDevice {
        var hasNotch: Bool { UIApplication.shared.isStatusBarHidden } \
      // hidden systemSingleton UIApplication.shared
      }
      final class Screen {
        func title() -> String { Bundle.main.appName } // aside constant Bundle.main
        func inset() -> Int { UIDevice.current.hasNotch ? 1 : 0 } \
      // aside appearance UIDevice.current
      }
      """, counting: [])
  }

  @Test func `a file that a caller names is none of the own bundle`() throws {
    try expectModel(
      """
      import Foundation
      final class Reader {
        func own() throws -> String {
          let file = Bundle.module.path(forResource: "a", ofType: "b")
          return try String(contentsOfFile: file!) // aside constant String
        }
        func any(path: String) throws -> String {
          let file = Bundle.module.path(forResource: "a", ofType: "b")
          return try String(contentsOfFile: file ?? path) // hidden ambientValue String
        }
        func second(in folder: String) throws -> String {
          let file = Bundle.module.path(forResource: "a", ofType: "b")
          return try String(contentsOfFile: file ?? folder) // hidden ambientValue String
        }
        func first(_ files: [URL]) throws -> String {
          let file = Bundle.module.path(forResource: "a", ofType: "b")
          return try String(contentsOf: files[file == nil ? 0 : 1]) // hidden ambientValue String
        }
        func sheet(name: String) throws -> String {
          let file = Bundle.module.path(forResource: name, ofType: "css")
          return try String(contentsOfFile: file!) // aside constant String
        }
        let picture = UIImage(contentsOfFile: Bundle.module.path(forResource: "a", ofType: "b")!) \
      // aside constant UIImage
        func all() -> Any? { Bundle.main.urls(forResourcesWithExtension: "a", subdirectory: "") } \
      // aside constant Bundle.main
        func page() throws -> String {
          let url = URL(fileURLWithPath: Bundle.module.path(forResource: "a", ofType: "b")!)
          return try String(contentsOf: url) // aside constant String
        }
        func other() throws -> String {
          let file = Bundle.module.path(forResource: "a", ofType: "b")
          return try String(contentsOf: URL(string: file!)!) // hidden ambientValue String
        }
        func both() throws -> String {
          let file = URL(fileURLWithPath: Bundle.module.path(forResource: "a", ofType: "b")!)
          let url = URL(fileURLWithPath: "/tmp/a")
          return try String(contentsOf: file == url ? file : url) // hidden ambientValue String
        }
      }
      """, counting: [])
  }

  @Test func `the language of a text or a formatter is that of the device`() throws {
    try expectModel(
      """
      import Foundation
      import UIKit
      final class Labels {
        func text(_ name: String) -> String {
          String(format: "@%@", locale: .current, name) // aside deviceFormat .current
        }
        func style(_ formatter: NumberFormatter) {
          formatter.locale = Locale.current // aside deviceFormat Locale.current
        }
        var locale = Locale(identifier: "en")
        func adopt() {
          self.locale = Locale.current // hidden ambientValue Locale.current
        }
        func ask(_ dateFormat: Body) {
          dateFormat.locale = Locale.current.identifier // hidden ambientValue Locale.current
        }
        func language() -> String? {
          Locale.current.languageCode // hidden ambientValue Locale.current
        }
        func send(_ locale: Locale = .init(identifier: "en")) {}
        func all() { send(Locale.current) } // hidden ambientValue Locale.current
      }
      final class Panel: UIViewController {
        let app = UIApplication.shared.statusBarOrientation // aside appearance UIApplication.shared
        let bounds = WKInterfaceDevice.current().screenBounds \
      // aside appearance WKInterfaceDevice.current()
        let model = WKInterfaceDevice.current().model \
      // hidden systemSingleton WKInterfaceDevice.current()
      }
      """, counting: [])
  }

  @Test func `a static function that makes a value is given its identifier`() throws {
    try expectModel(
      """
      import Foundation
      struct Upload {
        let id: UUID
        static func pending(id: UUID) -> Upload { Upload(id: id) }
        static func load(id: UUID) -> Int { UserDefaults.standard.integer(forKey: id.uuidString) } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class Queue {
        func add() -> Upload { Upload.pending(id: UUID()) } // aside identity UUID()
        func load() -> Int {
          Upload.load( // hidden staticFacade Upload.load
            id: UUID()) // hidden ambientValue UUID()
        }
      }
      """, counting: [])
  }

  @Test func `the clock of the system is read, and a deadline is none`() throws {
    try expectModel(
      """
      import Foundation
      final class Keys {
        func now() -> UInt64 {
          DispatchTime.now().uptimeNanoseconds \
      // hidden ambientValue DispatchTime.now().uptimeNanoseconds
        }
      }
      """, counting: [])
  }
}
