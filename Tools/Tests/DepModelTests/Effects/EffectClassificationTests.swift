import DepFacts
import DepModel
import Testing

/// What is no dependency because it reaches no effect, and what is one all the same.
struct EffectClassificationTests {
  @Test func `a singleton without state or effect is set aside`() throws {
    try expectModel(
      """
      final class Words {
        static let shared = Words()
        func plural(_ word: String) -> String { word + "s" }
      }
      struct Reader { func read() -> String { Words.shared.plural("a") } } \
      // aside statelessSingleton Words.shared
      """, counting: [])
  }

  @Test(arguments: [
    "var count = 0", "let cache = NSCache<NSString, NSString>()", "let now = Date.init",
    "func read() { try? print(String(contentsOfFile: \"a\", encoding: .utf8)) }",
    "func read() { Clock.tick() }", "let other = Other()", "@AppStorage(\"a\") var name = \"\"",
    "func read() { Stranger.read() }",
  ])
  func `a singleton that keeps state or reaches an effect counts`(_ member: String) throws {
    let model = try model(
      of: """
        import Strange
        final class Words {
          static let shared = Words()
          \(member)
        }
        enum Clock { static func tick() { print(Date()) } }
        final class Other { var count = 0 }
        struct Reader { func read() { print(Words.shared) } }
        """, counting: [])
    #expect(model.dependencies.contains { $0.expression == "Words.shared" })
  }

  @Test func `a superclass that was not read may reach anything`() throws {
    let text = """
      import Strange
      final class Words: StrangeBase { static let shared = Words() }
      final class Plain: NSObject { static let shared = Plain() }
      struct Reader {
        func read() { print(Words.shared) } // hidden singleton Words.shared
        func look() { print(Plain.shared) } // aside statelessSingleton Plain.shared
      }
      """
    try expectModel(text, counting: [])
  }

  @Test func `values of SDKs without effect are constants`() throws {
    try expectModel(
      """
      final class Loader {
        func load() {
          DispatchQueue.main.async {} // aside constant DispatchQueue.main
          print(UserDefaults.standard) // hidden systemSingleton UserDefaults.standard
        }
      }
      """, counting: [])
  }

  @Test func `the identifier of a new value is none`() throws {
    try expectModel(
      """
      struct Item {
        let id = UUID() // aside identity UUID()
        let secret = UUID() // hidden ambientValue UUID()
        func renewed() -> UUID { UUID() } // hidden ambientValue UUID()
      }
      """, counting: [])
  }

  @Test func `the bundle of a screen's own files is none, and any other is`() throws {
    try expectModel(
      """
      import UIKit
      final class Row: UIView {
        func load() {
          Bundle.main.loadNibNamed("Row", owner: self) // aside appearance Bundle.main
          print(UINib(nibName: "Row", bundle: Bundle.main)) // aside appearance Bundle.main
          print(UIStoryboard(name: "Row", bundle: .main)) // aside appearance .main
          print(Texts(bundle: Bundle.main)) // hidden systemSingleton Bundle.main
          print(Bundle.main.bundlePath) // hidden systemSingleton Bundle.main
        }
      }
      """, counting: [])
  }

  @Test func `a class that is compared as data is made as values are`() throws {
    try expectModel(
      """
      final class Show: Hashable {
        func age() -> Date { Date() } // hidden ambientValue Date()
      }
      final class Session: Equatable {
        func load() { URLSession.shared.dataTask(with: url) } // hidden systemSingleton URLSession.shared
      }
      final class Reader {
        func show() { print(Show()) } // aside plainObject Show()
        func load() { print(Session()) } // hidden construction Session()
      }
      """, counting: [])
  }

  @Test func `what is made of its own record is made as values are`() throws {
    try expectModel(
      """
      import CoreData
      final class SongMO: NSManagedObject {}
      final class Song {
        private let managedObject: SongMO
        init(managedObject: SongMO) { self.managedObject = managedObject }
        func store() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      final class Downloader {
        init(song: SongMO) {}
        func run() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      final class Album {
        func song(_ record: SongMO) -> Song { Song(managedObject: record) } \
      // aside plainObject Song
        func load(_ record: SongMO) { Downloader(song: record).run() } \
      // hidden construction Downloader
      }
      """, counting: [])
  }

  @Test func `a struct that works out something is a value, and one that acts is none`() throws {
    try expectModel(
      """
      protocol Request { func run() }
      struct AgeRequest: Request {
        func run() { print(Date()) } // hidden ambientValue Date()
      }
      struct FileRequest: Request {
        func run() { print(FileManager.default) } // hidden systemSingleton FileManager.default
      }
      final class Service {
        func age() -> any Request { AgeRequest() } // aside plainObject AgeRequest()
        func file() -> any Request { FileRequest() } // hidden construction FileRequest()
      }
      """, counting: [])
  }

  @Test func `what shows a screen, and what works for its views, is a part of it`() throws {
    try expectModel(
      """
      import UIKit
      import Messages
      final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        func slide() { NotificationCenter.default.post(name: .a, object: nil) } \
      // hidden systemSingleton NotificationCenter.default
      }
      final class Avoider {
        init(scroll: UIScrollView) {}
        func move() { NotificationCenter.default.post(name: .a, object: nil) } \
      // hidden systemSingleton NotificationCenter.default
      }
      final class ChatViewController: MessageListViewController {
        func load() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      final class Router {
        func show() { push(ChatViewController()) } // aside navigation ChatViewController()
        func animate() -> Slide { Slide() } // aside navigation Slide()
        func avoid(_ view: UIScrollView) { keep(Avoider(scroll: view)) } // hidden construction Avoider
      }
      final class ListViewController: UIViewController {
        func avoid(_ view: UIScrollView) { keep(Avoider(scroll: view)) } // aside navigation Avoider
      }
      """, counting: [])
  }

  @Test func `what a factory makes for screens is navigation, also behind a protocol`() throws {
    try expectModel(
      """
      protocol ListViewProtocol {}
      final class ListViewController: UIViewController {
        func viewDidLoad() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      typealias ListModule = (view: ListViewController, count: Int)
      enum ListViewFactory {
        static func count() -> Int { UserDefaults.standard.integer(forKey: "") } // hidden systemSingleton UserDefaults.standard
        static func view() -> ListViewProtocol? { found(count()) }
        static func module() -> ListModule? { (ListViewController(), count()) } // aside navigation ListViewController()
        static func found(_ count: Int) -> ListViewProtocol? { nil }
      }
      final class LabelFactory {
        static let shared = LabelFactory()
        func title() -> UILabel { print(Locale.current); return UILabel() } // hidden ambientValue Locale.current
        func text() -> String { "\\(Locale.current)" } // hidden ambientValue Locale.current
      }
      final class Wireframe {
        func show() { print(ListViewFactory.view() as Any) } // aside navigation ListViewFactory.view()
        func open() { print(ListViewFactory.module() as Any) } // aside navigation ListViewFactory.module()
        func count() -> Int { ListViewFactory.count() } // hidden staticFacade ListViewFactory.count()
        func title() -> UILabel { LabelFactory.shared.title() } // aside navigation LabelFactory.shared
      }
      final class Caption {
        func text() -> String { LabelFactory.shared.text() } // hidden singleton LabelFactory.shared
      }
      """, counting: [])
  }

  @Test func `what a screen makes is navigation`() throws {
    try expectModel(
      """
      final class DetailViewController: UIViewController {
        func load() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      final class ListViewModel: ObservableObject {
        func load() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      final class ListViewController: UIViewController {
        let model = ListViewModel() // aside navigation ListViewModel()
        func show() { print(DetailViewController()) } // aside navigation DetailViewController()
      }
      final class Exporter {
        let model = ListViewModel() // hidden construction ListViewModel()
      }
      """, counting: [])
  }

  @Test func `what works for one call is not shown, and a service is no part of its maker`()
    throws
  {
    try expectModel(
      """
      final class PurchaseHandler: ObservableObject {
        func restore() { print(UserDefaults.standard) } // hidden systemSingleton UserDefaults.standard
      }
      final class RestoreButton: UIViewController {
        func tap() { PurchaseHandler().restore() } // hidden construction PurchaseHandler()
        func show() { print(PurchaseHandler()) } // aside navigation PurchaseHandler()
      }
      final class PageService {
        init(maker: Printers) { print(UserDefaults.standard) } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class PageRow {
        init(maker: Printers) { print(UserDefaults.standard) } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class Printers {
        func add() { print(PageService(maker: self)) } // hidden construction PageService
        func fill() { print(PageRow(maker: self)) } // aside plainObject PageRow
      }
      final class ChatService {
        init(screen: ChatScreen) { print(UserDefaults.standard) } \
      // hidden systemSingleton UserDefaults.standard
      }
      final class ChatScreen: UIViewController {
        func load() { print(ChatService(screen: self)) } // aside plainObject ChatService
      }
      """, counting: [])
  }

  @Test func `a kind that the project counts is a dependency`() throws {
    try expectModel(
      """
      struct Item { let id = UUID() } // hidden ambientValue UUID()
      struct Loader { func load() { DispatchQueue.main.async {} } } \
      // aside constant DispatchQueue.main
      """, counting: [.identity])
  }
}
