import DepFacts
import DepModel
import Testing

@Suite struct InheritanceTests {
  @Test func `What an alias or a composition stands for is inherited`() throws {
    let scope = try scope(
      of: """
        protocol Named: Sendable {}
        typealias Stored = Codable & Named
        struct Feed: Stored {}
        """)
    let feed = try scope.id("Feed")

    #expect(scope.inheritedNames(of: feed) == ["Stored", "Codable", "Named", "Sendable"])
    #expect(scope.demandedInitializers(of: feed) == [["from"]])
    #expect(scope.isSendable(feed))
  }

  @Test func `An extension of an SDK's protocol does not take its demands away`() throws {
    let scope = try scope(
      of: """
        extension Decodable { func note() {} }
        struct Feed: Decodable {}
        """)

    #expect(scope.demandedInitializers(of: try scope.id("Feed")) == [["from"]])
    #expect(scope.type(named: "Decodable", near: try scope.id("Feed")) == nil)
  }

  @Test func `The demands of an inherited protocol are those that its own module means`() throws {
    let scope = try scope(
      of: """
        // file: Sources/Alpha/Kit.swift
        public protocol Makeable { init(key: Int) }
        public protocol Kit: Makeable {}
        // file: Sources/Beta/Makeable.swift
        public protocol Makeable { init(name: String) }
        // file: Sources/Feed/Feed.swift
        import Alpha
        import Beta
        struct Feed: Kit {}
        """)

    #expect(scope.demandedInitializers(of: try scope.id("Feed")) == [["key"]])
  }

  @Test func `A superclass that an SDK declares demands nothing, extended or not`() throws {
    let scope = try scope(
      of: """
        extension UIViewController { func show() {} }
        class FeedScreen: UIViewController {}
        class PageScreen: UIPageViewController {}
        """)

    for name in ["FeedScreen", "PageScreen"] {
      #expect(scope.demandedInitializers(of: try scope.id(name)) == [])
      #expect(scope.superclass(of: try scope.id(name)) == nil)
    }
    #expect(scope.outsideSuperclass(of: try scope.id("FeedScreen")) == "UIViewController")
  }

  @Test func `A protocol isolates where a declaration names it, and not where an extension does`()
    throws
  {
    let scope = try scope(
      of: """
        @MainActor protocol Shown {}
        protocol Drawn: Shown {}
        struct Feed: Drawn {}
        struct Page {}
        extension Page: Shown {}
        """)

    #expect(scope.isolation(of: try scope.id("Feed")).attribute == "@MainActor")
    #expect(scope.isolation(of: try scope.id("Page")).attribute == nil)
  }

  @Test func `Isolation comes from the superclass of the imported module, by whatever name`() throws
  {
    let scope = try scope(
      of: """
        // file: Sources/Alpha/Base.swift
        @MainActor open class Base {}
        // file: Sources/Beta/Base.swift
        open class Base {}
        public typealias Screen = UIViewController
        // file: Sources/Feed/Feed.swift
        import Beta
        class Feed: Base {}
        class Page: Screen {}
        """)

    #expect(scope.isolation(of: try scope.id("Feed")).attribute == nil)
    #expect(scope.isolation(of: try scope.id("Page")).attribute == "@MainActor")
  }

  @Test func `A protocol of the project that is called as one of an SDK isolates nothing`() throws {
    let scope = try scope(
      of: """
        protocol View {}
        struct Feed: View {}
        """)

    #expect(scope.isolation(of: try scope.id("Feed")).attribute == nil)
  }

  @Test func `A view under an alias is made where it is shown`() throws {
    try expectModel(
      """
      typealias PlatformView = UIView
      class Drawing: PlatformView { let now = Date() } // hidden ambientValue Date()
      class Screen { let drawing = Drawing() } // aside navigation Drawing()
      """, counting: [])
  }
}
