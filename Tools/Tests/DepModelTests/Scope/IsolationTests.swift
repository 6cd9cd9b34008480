import DepFacts
import DepModel
import Testing

@Suite struct IsolationTests {
  @Test(arguments: [
    ("actor Feed {}", TypeIsolation.actor),
    ("@MainActor class Feed {}", .global("@MainActor")),
    ("@MainActor protocol Shown {}\nnonisolated class Feed: Shown {}", .nonisolated),
    ("class Feed: UIKitBackedView {}", .unknown(outsideType: "UIKitBackedView")),
    ("class Feed: WKScriptMessageHandler {}", .none),
    (
      "protocol Screen: UIKitBackedView {}\n@MainActor class Feed: Screen {}", .global("@MainActor")
    ),
    (
      "typealias Both = Page & UIViewController\nprotocol Page {}\nclass Feed: Both {}",
      .global("@MainActor")
    ),
  ])
  func `Isolation is declared, inherited, of an actor or not known`(
    _ text: String, _ isolation: TypeIsolation
  ) throws {
    let scope = try scope(of: text)
    #expect(scope.isolation(of: try scope.id("Feed")) == isolation)
  }

  @Test(arguments: [
    ("actor Feed {}", true),
    ("struct Feed: LocalizedError {}", true),
    ("class Base: @unchecked Sendable {}\nclass Feed: Base {}", true),
    ("protocol Sent: Sendable {}\ntypealias Alias = Sent\nstruct Feed: Alias {}", true),
    ("@MainActor class Feed: NSObject {}", true),
    ("class Base {}\n@MainActor class Feed: Base {}", false),
    ("protocol Error {}\nstruct Feed: Error {}", false),
    ("struct Feed {}", false),
  ])
  func `A type is Sendable by declaration, by inheritance or by its actor`(
    _ text: String, _ isSendable: Bool
  ) throws {
    let scope = try scope(of: text)
    #expect(scope.isSendable(try scope.id("Feed")) == isSendable)
  }

  @Test func `A conformance counts only where the caller says so, and never in tests`() throws {
    let scope = try scope(
      of: """
        // file: Sources/App/Feed.swift
        struct Feed {}
        extension Feed: Sendable {}
        struct Page {}
        // file: Tests/App/Page.swift
        extension Page: @unchecked Sendable {}
        """)
    let feed = try scope.id("Feed")

    #expect(scope.declaresSendable(feed))
    #expect(!scope.declaresSendable(feed) { scope.fact($0).kind != .extension })
    #expect(!scope.declaresSendable(try scope.id("Page")))
  }

  @Test func `What an isolated type says of itself is not what its properties must obey`() throws {
    let scope = try scope(of: "@MainActor class Feed {}")
    #expect(scope.isSendable(try scope.id("Feed")))
    #expect(!scope.declaresSendable(try scope.id("Feed")))
  }

  @Test(arguments: [
    ("UIViewController", "class Screen: UIViewController {}"),
    ("UIViewController", "typealias Base = UIViewController\nclass Screen: Base {}"),
    (
      "UIViewController",
      "protocol Page {}\ntypealias Base = Page & UIViewController\nclass Screen: Base {}"
    ),
    (nil, "class Root {}\ntypealias Base = Root\nclass Screen: Base {}"),
    (nil, "class Screen: Codable {}"),
    ("Middle", "class Screen: Middle {}"),
    (nil, "struct Row: Middle {}\nclass Screen: Middle {}"),
    (nil, "class Row: Root, Middle {}\nclass Screen: Middle {}"),
    ("UIView", "protocol Themed: UIView {}\nclass Screen: UIView {}"),
  ])
  func `The superclass from outside is what an alias of it stands for`(
    _ name: String?, _ text: String
  ) throws {
    let scope = try scope(of: text)
    #expect(scope.outsideSuperclass(of: try scope.id("Screen")) == name)
  }

  @Test(arguments: [
    ("struct Feed {}", TypeIsolation.moduleDefault),
    ("protocol Shown {}\nclass Feed: Shown {}", .moduleDefault),
    ("protocol Sent: Sendable {}\nstruct Feed: Sent {}", .moduleDefault),
    ("enum Feed: Error {}", .none),
    ("nonisolated struct Feed {}", .nonisolated),
    ("nonisolated class Base {}\nclass Feed: Base {}", .nonisolated),
    ("actor Feed {}", .actor),
    ("@FeedActor struct Feed {}", .global("@FeedActor")),
  ])
  func `A module puts on the main actor what says nothing else`(
    _ text: String, _ isolation: TypeIsolation
  ) throws {
    let scope = try scope(of: text, options: options)
    #expect(scope.isolation(of: try scope.id("Feed")) == isolation)
  }

  @Test(arguments: [
    ("struct Outer {}", TypeIsolation.moduleDefault), ("nonisolated struct Outer {}", .none),
    ("actor Outer {}", .none),
  ])
  func `What stands in a type that is not on the main actor is not there either`(
    _ outer: String, _ isolation: TypeIsolation
  ) throws {
    let scope = try scope(of: "\(outer)\nextension Outer { struct Feed {} }", options: options)
    #expect(scope.isolation(of: try scope.id("Outer.Feed")) == isolation)
  }

  @Test func `A module without that default has to name the main actor`() throws {
    let scope = try scope(
      of: """
        // file: Sources/App/Feed.swift
        public class Feed {}
        public class Page {}
        nonisolated class Loader {}
        // file: Sources/Kit/Reader.swift
        import App
        class Reader {}
        class Cover: Page {}
        """, options: options)
    let feed = try scope.id("Feed")

    #expect(scope.isolation(of: feed).attribute == nil)
    #expect(scope.isolation(of: feed, seenFrom: try scope.id("Page")) == nil)
    #expect(scope.isolation(of: feed, seenFrom: try scope.id("Loader")) == "@MainActor")
    #expect(scope.isolation(of: feed, seenFrom: try scope.id("Reader")) == "@MainActor")
    #expect(scope.isolation(of: try scope.id("Cover")) == .global("@MainActor"))
  }

  private var options: ModelOptions {
    var options = ModelOptions()
    options.mainActorModules = ["App"]
    return options
  }
}
