import DepFacts
import DepModel
import Testing

@Suite struct NameTests {
  @Test func `A superclass that two modules declare is the one of the imported module`() throws {
    let scope = try scope(
      of: """
        // file: Sources/Alpha/Base.swift
        open class Base {}
        // file: Sources/Beta/Base.swift
        open class Base {}
        // file: Sources/Feed/Feed.swift
        import Beta
        class Feed: Base {}
        """)

    #expect(scope.name(scope.superclass(of: try scope.id("Feed"))) == "Beta.Base")
    #expect(scope.subclasses(of: try scope.id("Beta.Base")) == [try scope.id("Feed")])
    #expect(scope.subclasses(of: try scope.id("Alpha.Base")).isEmpty)
  }

  @Test func `A type that a file keeps to itself is no other file's`() throws {
    let scope = try scope(
      of: """
        // file: Sources/Alpha/Clock.swift
        fileprivate class Base {}
        class Clock: Base {}
        // file: Sources/Beta/Base.swift
        open class Base {}
        // file: Sources/Feed/Feed.swift
        import Alpha
        import Beta
        class Feed: Base {}
        """)

    #expect(scope.name(scope.superclass(of: try scope.id("Feed"))) == "Beta.Base")
    #expect(scope.name(scope.superclass(of: try scope.id("Clock"))) == "Alpha.Base")
  }

  @Test func `Files of one module may import different modules`() throws {
    let scope = try scope(
      of: """
        // file: Sources/Alpha/Base.swift
        open class Base {}
        // file: Sources/Beta/Base.swift
        open class Base {}
        // file: Sources/Feed/Feed.swift
        import Beta
        class Feed: Base {}
        // file: Sources/Feed/Other.swift
        import Alpha
        class Other: Base {}
        """)

    #expect(scope.name(scope.superclass(of: try scope.id("Feed"))) == "Beta.Base")
    #expect(scope.name(scope.superclass(of: try scope.id("Other"))) == "Alpha.Base")
  }

  @Test func `Between two types of modules that are not imported nothing is guessed`() throws {
    let scope = try scope(
      of: """
        // file: Sources/Alpha/Base.swift
        open class Base {}
        // file: Sources/Beta/Base.swift
        open class Base {}
        // file: Sources/Feed/Feed.swift
        class Feed: Base {}
        class Exact: Beta.Base {}
        """)

    #expect(scope.superclass(of: try scope.id("Feed")) == nil)
    #expect(scope.name(scope.superclass(of: try scope.id("Exact"))) == "Beta.Base")
  }

  @Test func `An extension extends another type where its file sees none`() throws {
    let scope = try scope(
      of: """
        // file: Sources/Chains/Vault.swift
        public enum Vault {}
        // file: Sources/App/Vault.swift
        extension Vault { static var all: [Vault] { [] } }
        // file: Sources/App/Contracts.swift
        import Chains
        extension Vault { static var first: Vault { fatalError() } }
        // file: Sources/Umbrella/Exports.swift
        import Chains
        // file: Sources/App/Through.swift
        import Umbrella
        extension Vault { static var last: Vault { fatalError() } }
        """)

    let names = scope.members(of: try scope.id("Chains.Vault")).map(\.name)
    #expect(Set(names) == ["first", "last"])
  }

  @Test func `An alias of a class is a superclass`() throws {
    let scope = try scope(
      of: """
        // file: Sources/Alpha/Base.swift
        open class Base {}
        public typealias Root = Base
        // file: Sources/Feed/Feed.swift
        import Alpha
        class Feed: Root {}
        """)

    #expect(scope.name(scope.superclass(of: try scope.id("Feed"))) == "Alpha.Base")
  }

  @Test func `An alias of the own module comes before a type of another`() throws {
    let scope = try scope(
      of: """
        // file: Sources/Alpha/Session.swift
        public class Session {}
        // file: Sources/Feed/Feed.swift
        class NetworkSession {}
        typealias Session = NetworkSession
        class Feed: Session {}
        """)

    #expect(scope.name(scope.superclass(of: try scope.id("Feed"))) == "Feed.NetworkSession")
  }

  @Test func `A type nested in an ancestor is found in subclasses and through their names`() throws
  {
    let scope = try scope(
      of: """
        class Base { class Part {} }
        class Feed: Base { class Own: Part {} }
        class Other: Feed.Part {}
        """)

    let part = try scope.id("Base.Part")
    #expect(scope.type(named: "Part", in: try scope.id("Feed")) == part)
    #expect(scope.type(named: "Part", near: try scope.id("Feed")) == nil)
    #expect(scope.superclass(of: try scope.id("Feed.Own")) == part)
    #expect(scope.superclass(of: try scope.id("Other")) == part)
  }

  @Test func `The nearest protocol of a name is the one that a type conforms to`() throws {
    let scope = try scope(
      of: """
        protocol Delegate {}
        enum Feed {
          protocol Delegate {}
          class Handler: Delegate {}
        }
        class Other: Delegate {}
        """)

    let handler = try scope.id("Feed.Handler")
    #expect(scope.lineage(of: handler) == [handler, try scope.id("Feed.Delegate")])
    let other = try scope.id("Other")
    #expect(scope.lineage(of: other) == [other, try scope.id("Delegate")])
  }

  @Test func `An extension in another module extends the imported type`() throws {
    let scope = try scope(
      of: """
        // file: Sources/Alpha/Base.swift
        public struct Base {}
        // file: Sources/Beta/Base.swift
        public struct Base {}
        // file: Sources/Feed/Feed.swift
        import Beta
        extension Base: CustomStringConvertible {}
        // file: Sources/Other/Other.swift
        extension Alpha.Base: Sendable {}
        """)

    #expect(scope.inheritedNames(of: try scope.id("Beta.Base")) == ["CustomStringConvertible"])
    #expect(scope.inheritedNames(of: try scope.id("Alpha.Base")) == ["Sendable"])
    #expect(scope.parts(of: try scope.id("Alpha.Base")).count == 2)
  }

  @Test func `An extension under an alias extends what the alias stands for`() throws {
    let scope = try scope(
      of: """
        struct Feed {}
        typealias Stream = Feed
        extension Stream: Sendable {}
        """)

    #expect(scope.inheritedNames(of: try scope.id("Feed")) == ["Sendable"])
  }

  @Test func `Full names reach nested types and aliases from outside`() throws {
    let scope = try scope(
      of: """
        class Base { struct Key {} }
        class Feed: Base {
          typealias Completion = (Int) -> Void
          struct Page {}
        }
        """)
    let feed = try scope.id("Feed")

    #expect(
      scope.qualified("([Page: Key], @escaping Completion) -> String", in: feed)
        == "([Feed.Page: Base.Key], @escaping Feed.Completion) -> String")
  }

  @Test func `Classes that inherit from each other's nested types come to an end`() throws {
    let scope = try scope(
      of: """
        class Day: Night.Moon { class Sun {} }
        class Night: Day.Sun { class Moon {} }
        class Loop: Loop {}
        """)

    #expect(scope.name(scope.superclass(of: try scope.id("Day"))) == "App.Night.Moon")
    #expect(scope.name(scope.superclass(of: try scope.id("Night"))) == "App.Day.Sun")
    #expect(scope.superclass(of: try scope.id("Loop")) == nil)
  }
}
