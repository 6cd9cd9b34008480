import DepModel
import Testing

/// Statics that reach an effect, used by the instances of another type.
struct StaticFacadeTests {
  private static let facade = """
    enum Analytics {
      static func track(_ name: String) { send(name) }
      private static func send(_ name: String) {
        print(URLSession.shared) // hidden systemSingleton URLSession.shared
      }
      static func title(_ name: String) -> String { name }
      static let limit = 3
    }

    """

  @Test func `a static that makes its own type by chance is no preset`() throws {
    try expectModel(
      """
      struct Filter {
        let year: Int
        static func random() -> Filter { Filter(year: Int.random(in: 0...9)) } \
      // hidden ambientValue Int.random
      }
      final class Page {
        func show() { print(Filter.random()) } // hidden staticFacade Filter.random()
      }
      """, counting: [])
  }

  @Test func `a static that reaches an effect through another is one`() throws {
    try expectModel(
      Self.facade + """
        struct Checkout {
          func buy() { Analytics.track("buy") } // hidden staticFacade Analytics.track
          func show() { print(Analytics.title("a"), Analytics.limit) }
          static func sell() { Analytics.track("sell") }
        }
        """, counting: [])
  }

  @Test func `a computed property, and one behind a wrapper of the project, are facades`() throws {
    try expectModel(
      """
      @propertyWrapper struct Stored { var wrappedValue: Bool { read() } } \
      // hidden staticFacade read()
      func read() -> Bool { UserDefaults.standard.bool(forKey: "a") } \
      // hidden systemSingleton UserDefaults.standard
      enum Settings {
        static var isOn: Bool { read() }
        @Stored static var isNew: Bool
        @OtherStored static var isOld: Bool
        static var isFixed = true
      }
      struct Menu {
        func old() -> Bool { Settings.isOld } // hidden globalVariable Settings.isOld
        func fixed() -> Bool { Settings.isFixed }
        func show() -> Bool { Settings.isOn } // hidden staticFacade Settings.isOn
        func hide() -> Bool { Settings.isNew } // hidden staticFacade Settings.isNew
      }
      """, counting: [])
  }

  @Test func `a function at file level that reaches an effect is one`() throws {
    try expectModel(
      """
      func load() -> Bool { UserDefaults.standard.bool(forKey: "a") } \
      // hidden systemSingleton UserDefaults.standard
      func reload() -> Bool { load() }
      func double(_ number: Int) -> Int { number * 2 }
      func live() -> Bool { load() }
      struct Menu {
        func show() -> Bool { reload() } // hidden staticFacade reload()
        func count() -> Int { double(2) }
        func start() -> Bool { live() }
        static func hide() -> Bool { load() }
      }
      struct Namesake {
        func load() -> Bool { true }
        func show() -> Bool { load() }
        func hide() -> Bool {
          func reload() -> Bool { false }
          return reload()
        }
      }
      """, counting: [])
  }

  @Test func `self in a static means the type`() throws {
    try expectModel(
      """
      enum Counter {
        private static var value = 0
        static func next() -> Int {
          self.value += 1 // aside ownDeclaration Self.value
          return self.value // aside ownDeclaration Self.value
        }
      }
      struct Ticket {
        func number() -> Int { Counter.next() } // hidden staticFacade Counter.next()
      }
      """, counting: [])
  }

  @Test func `the statics of the own type, of one inside, and of live values are none`() throws {
    try expectModel(
      """
      class Base {
        static func log() { print(Date()) } // hidden ambientValue Date()
      }
      final class Screen: Base {
        enum Inner { static func note() { print(Date()) } } // hidden ambientValue Date()
        static func write() { print(Date()) } // hidden ambientValue Date()
        func show() {
          Screen.write()
          Self.log()
          Screen.log()
          Inner.note()
        }
      }
      """, counting: [])
  }

  @Test func `a static that makes a screen or a color is set aside`() throws {
    try expectModel(
      """
      final class Detail: UIViewController {}
      enum Factory {
        static func detail() -> Detail { tick(); return Detail() }
        static func tint() -> UIColor { tick(); return .red }
        static func tick() { print(Date()) } // hidden ambientValue Date()
      }
      struct Screen {
        func show() {
          print(Factory.detail()) // aside navigation Factory.detail()
          print(Factory.tint()) // aside appearance Factory.tint()
        }
      }
      """, counting: [])
  }

  @Test func `a static of code that was not read counts if it gives nothing`() throws {
    try expectModel(
      """
      import Strange
      enum Text {
        static func parsed(_ text: String) -> Int {
          StrangeParser.parse(text) // aside unreadCode StrangeParser.parse
        }
        static func send(_ text: String) {
          StrangeClient.send(text) // aside unreadCode StrangeClient.send
        }
      }
      struct Screen {
        func show() {
          print(Text.parsed("a")) // aside unreadCode Text.parsed
          Text.send("a") // hidden staticFacade Text.send
        }
      }
      """, counting: [])
  }

  @Test func `a static that code sets is kept somewhere, though that code was not read`() throws {
    try expectModel(
      """
      import Strange
      enum Vault {
        static var token: String? {
          get { StrangeStore.read("token") } // aside unreadCode StrangeStore.read
          set { StrangeStore.write(newValue) } // aside unreadCode StrangeStore.write
        }
        static var kind: String { StrangeStore.kind() } // aside unreadCode StrangeStore.kind()
      }
      struct Screen {
        func show() {
          print(Vault.kind) // aside unreadCode Vault.kind
          print(Vault.token) // hidden staticFacade Vault.token
          Vault.token = nil // hidden staticFacade Vault.token
        }
      }
      """, counting: [])
  }

  @Test func `a static subscript counts as what it reaches`() throws {
    try expectModel(
      """
      final class Settings {
        static subscript(name: String) -> Bool {
          UserDefaults.standard.bool(forKey: name) // hidden systemSingleton UserDefaults.standard
        }
        static subscript(plain number: Int) -> Int { number }
      }
      struct Screen {
        func show() {
          print(Settings["dark"]) // hidden staticFacade Settings[]
          print(Settings.self)
        }
      }
      """, counting: [])
  }

  @Test func `a constant that reads the process once passes nothing on`() throws {
    try expectModel(
      """
      import Foundation
      enum Names {
        static let bundle: String = Bundle.main.bundlePath // hidden systemSingleton Bundle.main
        static func name(of part: String) -> String { bundle + part }
      }
      struct Screen {
        let log = Logger(subsystem: Bundle.main.bundleIdentifier ?? "") // aside logging Bundle.main
        func show() { print(Names.name(of: "a"), Names.bundle) }
      }
      """, counting: [])
  }

  @Test func `a namespace of texts on a type of texts is no dependency`() throws {
    try expectModel(
      """
      import Foundation
      struct Texts {
        let table: String
        let bundle: Bundle
        func text(_ key: String) -> String { bundle.localizedString(forKey: key, value: nil, table: table) }
      }
      extension String {
        static var chat: Texts { .init(table: "Chat", bundle: Bundle.main) } // hidden systemSingleton Bundle.main
        static var saved: Texts {
          Texts(table: UserDefaults.standard.string(forKey: "table") ?? "", bundle: Bundle.main) // hidden systemSingleton UserDefaults.standard; hidden systemSingleton Bundle.main
        }
      }
      struct Screen {
        func show() {
          print(String.chat.text("title")) // aside appearance String.chat
          print(String.saved.text("title")) // hidden staticFacade String.saved
        }
      }
      """, counting: [])
  }

  @Test func `records of a data store are made as values are`() throws {
    try expectModel(
      """
      @Model final class Note {
        var made: Date
        init() { made = Date() } // hidden ambientValue Date()
      }
      final class Chapter: Object {
        func read() { print(Date()) } // hidden ambientValue Date()
      }
      struct Screen {
        func show() {
          print(Note()) // aside plainObject Note()
          print(Chapter()) // aside plainObject Chapter()
        }
      }
      """, counting: [])
  }
}
