import DepModel
import Testing

/// What looks like a dependency and is a constant, a log or a part of a screen.
struct ConstantClassificationTests {
  @Test func `an identifier that is renewed is none, as the first one was`() throws {
    try expectModel(
      """
      final class Menu {
        var refreshID = UUID() // aside identity UUID()
        var session = UUID() // hidden ambientValue UUID()
        func reload() { refreshID = UUID() } // aside identity UUID()
        func wait(_ run: (() -> Void) -> Void) {
          run { self.refreshID = UUID() } // aside identity UUID()
        }
        func begin() { session = UUID() } // hidden ambientValue UUID()
        func end(_ other: Menu) {
          other.refreshID = UUID() // hidden ambientValue UUID()
          let refreshID = UUID() // hidden ambientValue UUID()
          let secret = UUID() // hidden ambientValue UUID()
          print(refreshID)
        }
      }
      final class Request {
        func send() {
          let requestID = UUID() // aside identity UUID()
          print(requestID)
        }
      }
      """, counting: [])
  }

  @Test func `a constant value is a preset whether or not its type is written`() throws {
    try expectModel(
      """
      struct Zone: Codable {
        var id: UUID
        init() { id = UUID() } // aside identity UUID()
      }
      struct Gestures: Codable {
        static let `default` = Gestures()
        var zones = [Zone()]
      }
      struct Clock {
        func now() -> Date { Date() } // hidden ambientValue Date()
      }
      struct Store: Codable {
        func load() -> String? { UserDefaults.standard.string(forKey: "a") } \
      // hidden systemSingleton UserDefaults.standard
      }
      enum Shared {
        static let clock = Clock()
        static let store = Store()
      }
      final class Screen {
        func show() {
          print(Gestures.default)
          print(Shared.clock.now()) // hidden staticFacade Shared.clock
          print(Shared.store) // hidden staticFacade Shared.store
        }
      }
      """, counting: [])
  }

  @Test func `what a literal gives is a value`() throws {
    try expectModel(
      """
      struct Pattern { init(_ text: String) { print(text) } }
      enum Patterns {
        static let block = ["a", "b"].joined(separator: "|")
        static let yaml = Pattern(block)
      }
      final class Reader { func read() { print(Patterns.yaml, Patterns.block) } }
      """, counting: [])
  }

  @Test func `an object with the name of a sample is one`() throws {
    try expectModel(
      """
      final class Note { func made() -> Date { Date() } } // hidden ambientValue Date()
      let test_note = Note() // aside ownDeclaration Note()
      let testament = Note() // aside ownDeclaration Note()
      enum Notes { static let sampleNote = Note() } // aside ownDeclaration Note()
      struct Preview {
        func show() {
          print(test_note) // aside preset test_note
          print(Notes.sampleNote) // aside preset Notes.sampleNote
          print(testament) // hidden singleton testament
        }
      }
      """, counting: [])
  }

  @Test func `a function that writes text in the language of the device is none`() throws {
    try expectModel(
      """
      enum Format {
        static func price(_ cents: Int, _ locale: Locale = .current) -> String { "" } \
      // defaulted ambientValue .current
        static func language() -> String { Locale.current.identifier } \
      // hidden ambientValue Locale.current
        static func age(_ born: Date) -> String { Locale.current.describe(Date()) } \
      // hidden ambientValue Locale.current; hidden ambientValue Date()
      }
      final class Cart {
        func show() {
          print(Format.price(3)) // aside appearance Format.price
          print(Format.language()) // hidden staticFacade Format.language()
          print(Format.age(.distantPast)) // hidden staticFacade Format.age
        }
      }
      """, counting: [])
  }

  @Test func `a type that a static tells is the same for all who ask`() throws {
    try expectModel(
      """
      protocol Failure {}
      struct Broken: Failure {
        init() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      enum Place {
        static var failure: Failure.Type = Broken.self
        static var other: Failure.Type { UserDefaults.standard.type } \
      // hidden systemSingleton UserDefaults.standard
        static var home: String { get { UserDefaults.standard.name } set {} } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class Loader {
        func load() { print(Place.home) } // hidden staticFacade Place.home
        func fail() { print(Place.failure) }
        func failOtherwise() { print(Place.other) } // aside constant Place.other
      }
      """, counting: [])
  }

  @Test func `a shared log is none where code only writes to it`() throws {
    try expectModel(
      """
      final class LoggingService {
        static let shared = LoggingService()
        var entries: [String] = []
        func debug(_ message: String) { entries.append(message) }
        func export(_ done: (String) -> Void) { print(FileManager.default) } \
      // hidden systemSingleton FileManager.default
      }
      enum Exporter {
        static func data(_ number: Int) -> Int {
          LoggingService.shared.debug("a") // aside logging LoggingService.shared
          return number
        }
      }
      final class Screen {
        func show() {
          LoggingService.shared.debug("b") // hidden singleton LoggingService.shared
          print(Exporter.data(1)) // aside logging Exporter.data
          print(LoggingService.shared.entries) // hidden singleton LoggingService.shared
          LoggingService.shared.export { _ in } // hidden singleton LoggingService.shared
        }
      }
      """, counting: [])
  }

  @Test func `what answers a screen is a part of it`() throws {
    try expectModel(
      """
      final class Clicks: NSObject, WKScriptMessageHandler {
        func handle() { print(UserDefaults.standard) } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class PageViewController: UIViewController {
        func load() { add(Clicks()) } // aside navigation Clicks()
      }
      final class Importer {
        func load() { add(Clicks()) } // hidden construction Clicks()
      }
      """, counting: [])
  }
}

extension ConstantClassificationTests {
  @Test func `lengths on the screen are appearance`() throws {
    try expectModel(
      """
      struct WidgetSize {
        let width: CGFloat = 32
        var height: CGFloat { UIApplication.shared.height } \
      // hidden systemSingleton UIApplication.shared
      }
      struct Windows {
        func open() { print(UIApplication.shared) } // hidden systemSingleton UIApplication.shared
      }
      enum Constants {
        static let widget: WidgetSize = WidgetSize()
        static let windows: Windows = Windows()
        static func bottom() -> CGFloat { UIApplication.shared.bottom } \
      // hidden systemSingleton UIApplication.shared
        static var widths: [String: CGFloat] = [:]
        static func width(_ text: String) -> CGFloat {
          if let width = widths[text] { return width } // aside ownDeclaration widths
          widths[text] = 1 // aside ownDeclaration widths
          return 1
        }
        static func isWide() -> Bool { UIApplication.shared.isWide } \
      // hidden systemSingleton UIApplication.shared
      }
      final class Screen {
        func show() {
          print(Constants.widget) // aside appearance Constants.widget
          print(Constants.windows) // hidden staticFacade Constants.windows
          print(Constants.width("a")) // aside appearance Constants.width
          print(Constants.bottom()) // aside appearance Constants.bottom()
          print(Constants.isWide()) // hidden staticFacade Constants.isWide()
        }
      }
      """, counting: [])
  }

  @Test func `an object that is asked for lengths and colors alone is appearance`() throws {
    try expectModel(
      """
      final class Constants {
        static let main = Constants()
        let spacing: CGFloat = UIDevice.current.isPad ? 20 : 10 // hidden systemSingleton UIDevice.current
        var tint: Color { .red }
        let session = URLSession.shared // hidden systemSingleton URLSession.shared
      }
      struct Row: View {
        var body: some View {
          Text("a").padding(Constants.main.spacing) // aside appearance Constants.main
            .tint(Constants.main.tint) // aside appearance Constants.main
        }
      }
      struct Page: View {
        var body: some View {
          Text("a").padding(Constants.main.spacing) // hidden singleton Constants.main
        }
        func load() { Constants.main.session.invalidateAndCancel() } // hidden singleton Constants.main
      }
      """, counting: [])
  }

  @Test func `a screen that something keeps is a dependency`() throws {
    try expectModel(
      """
      final class MainController: UIViewController {}
      final class Delegate {
        static var controller: MainController?
      }
      enum Screens {
        static func top() -> MainController? { Delegate.controller } \
      // hidden singleton Delegate.controller
        static func new() -> MainController {
          print(UserDefaults.standard) // hidden systemSingleton UserDefaults.standard
          return MainController()
        }
        static func next() -> MainController {
          let controller = MainController()
          print(UserDefaults.standard) // hidden systemSingleton UserDefaults.standard
          return controller
        }
      }
      final class Importer {
        func load() {
          print(Screens.new()) // aside navigation Screens.new()
          print(Screens.next()) // aside navigation Screens.next()
          print(Screens.top()) // hidden staticFacade Screens.top()
        }
      }
      """, counting: [])
  }

  @Test func `a facade whose name ends as those of logs is one`() throws {
    try expectModel(
      """
      enum PlayerLogging {
        static func log(_ message: String, file: String = #file) {
          print(FileManager.default) // hidden systemSingleton FileManager.default
        }
        static func clear() {
          print(FileManager.default) // hidden systemSingleton FileManager.default
        }
      }
      final class Player {
        func play() {
          PlayerLogging.log("play") // aside logging PlayerLogging.log
          PlayerLogging.clear() // hidden staticFacade PlayerLogging.clear()
          print(UITraitCollection.current) // aside appearance UITraitCollection.current
        }
      }
      """, counting: [])
  }
}
